import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf, linesLike, typescriptIn, withoutComments } from "./source-files.ts";

const files = typescriptIn("graders").filter(({ path }) => !/\/(?:mistakes|variants)\//.test(path));

test("there are graders to look at", () => {
  expect(files.filter(({ path }) => path.endsWith("/grader.ts")).length).toBeGreaterThanOrEqual(4);
});

test("a grader imports mcp-course/grader, its neighbours under graders/, and only types from a solution", () => {
  const strange = files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier, typeOnly }) => {
        if (specifier === "mcp-course/grader") return false;
        if (!specifier.startsWith(".")) return true;
        const target = posix.join(posix.dirname(file.path), specifier);
        return !(target.startsWith("graders/") || (typeOnly && target.startsWith("solutions/")));
      })
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
  expect(strange).toEqual([]);
});

test("nothing under graders/ spawns, prints, reads disk, draws lots or looks at a clock", () => {
  const code = files.map((file) => ({ ...file, text: withoutComments(file.text) }));
  const impure =
    /\b(?:process|console|fetch|require|globalThis|setTimeout|setImmediate|queueMicrotask|performance)\b\s*[.(]|\bMath\.random\b|\bDate\b|\beval\b|\bimport\(/;
  expect(linesLike(impure, code)).toEqual([]);
});
