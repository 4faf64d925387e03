import { join } from "node:path";
import { readText } from "./files.ts";
import { frontMatter, loadCourse, manifestFile } from "./load.ts";
import { parseYamlMapping } from "./yaml-mapping.ts";

/**
 * What the YAML texts of a course mean: the JSON text of pairs, for `parsedFile`. The build does it,
 * so that a command need not load a parser. Throws CourseError for a course that does not load.
 *
 * @param root folder of the course
 */
export async function parseTexts(root: string): Promise<string> {
  const { lessons } = await loadCourse(root);
  const manifest = (await readText(join(root, manifestFile))) ?? "";
  const fronts = lessons.map(async ({ id }) => {
    const text = await readText(join(root, "lessons", id, "lesson.md"));
    return frontMatter(text ?? "") ?? "";
  });
  const texts = [manifest, ...(await Promise.all(fronts))];
  const pairs = texts.map((text) => {
    const source = { file: manifestFile, text, firstLine: 1, code: "bad-manifest" } as const;
    return [text, parseYamlMapping(source).members];
  });
  return `${JSON.stringify(pairs, null, 2)}\n`;
}
