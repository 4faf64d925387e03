import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** `{ id, lesson }` of every exercise of the course, in order. */
export function exercisesInOrder() {
  return parse(readFileSync(join(root, "course.yaml"), "utf8")).lessons.flatMap((lesson) => {
    const text = readFileSync(join(root, "lessons", lesson, "lesson.md"), "utf8");
    const frontMatter = text.split(/^---$/m)[1];
    return parse(frontMatter).exercises.map((id) => ({ id, lesson }));
  });
}
