import { expect, test } from "vitest";
import { loadCourse } from "../../src/course/load.ts";
import { loadGraders } from "../../src/course/load-graders.ts";
import { CourseError } from "../../src/errors.ts";
import { makeCourse, read, write } from "./folders.ts";

const graderOf = "graders/01-numbers/double/grader.ts";

test("the graders of a course far from this package find the words they are written in", async () => {
  const course = await loadCourse(makeCourse());
  const loaded = await loadGraders(course, ["double"]);
  expect(loaded.map(({ id, graded }) => [id, graded.title, Object.keys(graded.checks)])).toEqual([
    ["double", "Double a number", ["two", "any"]],
  ]);
});

test("a course needs no package.json, and one for CommonJS does no harm", async () => {
  const course = await loadCourse(makeCourse({ "package.json": '{"type":"commonjs"}' }));
  expect(await loadGraders(course, ["shout"])).toHaveLength(1);
});

test("what an exercise stands on comes along, in course order", async () => {
  const course = await loadCourse(makeCourse());
  const loaded = await loadGraders(course, ["shout", "quadruple"]);
  expect(loaded.map(({ id }) => id)).toEqual(["double", "quadruple", "shout"]);
});

test("a grader that was edited is read anew by the same process", async () => {
  const root = makeCourse();
  const course = await loadCourse(root);
  await loadGraders(course, ["shout"]);
  const file = "graders/02-words/shout/grader.ts";
  write(root, { [file]: read(root, file).replace("Shout a text", "Edited") });
  const [shout] = await loadGraders(course, ["shout"]);
  expect(shout?.graded.title).toBe("Edited");
});

const grader = (members: string) => ({
  [graderOf]: `import { graderFor } from "mcp-course/grader";
export default graderFor<{}>().defineGrader({ title: "T", hints: ["h"], parameters: {}, checks: {}, ${members} });
`,
});

const malformed: [string, Record<string, string>, RegExp, string, number?][] = [
  ["a syntax error", { [graderOf]: "const a = 1;\nconst b = ;\n" }, /Unexpected/, graderOf, 2],
  [
    "an import of what is not there",
    { [graderOf]: '\nimport { a } from "./gone.ts";\nexport default a;\n' },
    /gone\.ts/,
    graderOf,
    2,
  ],
  ["a throw", { [graderOf]: 'throw new Error("no luck");\n' }, /no luck/, graderOf],
  ["no default export", { [graderOf]: "export const a = 1;\n" }, /default export/, graderOf],
  [
    "a default export of another kind",
    { [graderOf]: "export default 5;\n" },
    /defineGrader/,
    graderOf,
  ],
  ["a need that the course has not", grader('needs: ["halve"]'), /halve/, graderOf],
  ["a need of itself", grader('needs: ["quadruple"]'), /needs itself/, graderOf],
];

test.each(malformed)(
  "a grader with %s is refused with its place",
  async (_what, files, message, file, line) => {
    const course = await loadCourse(makeCourse(files));
    const error = await loadGraders(course, ["double"]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CourseError);
    expect(error).toMatchObject({
      problem: { code: "bad-grader", exercise: "double", message: expect.stringMatching(message) },
      file,
    });
    expect(error).toHaveProperty("line", line);
  },
);
