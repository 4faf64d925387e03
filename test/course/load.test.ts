import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { loadCourse } from "../../src/course/load.ts";
import { exercisesOf } from "../../src/course/model.ts";
import { CourseError } from "../../src/errors.ts";
import { makeCourse, makeFolder, read } from "./folders.ts";

test("a course is its manifest, its lessons in order, and what lies where the convention says", async () => {
  const root = makeCourse();
  const course = await loadCourse(root);
  expect(course).toMatchObject({
    name: "miniature",
    title: "A miniature course",
    version: "1.0.0",
    revision: "2026-07-28",
    roles: { server: "shout" },
  });
  expect(course.lessons.map(({ id, title, minutes }) => [id, title, minutes])).toEqual([
    ["01-numbers", "Numbers", 2],
    ["02-words", "Words", 3],
  ]);
  expect(exercisesOf(course).map(({ id }) => id)).toEqual(["double", "quadruple", "shout"]);
  expect(exercisesOf(course)[2]).toEqual({
    id: "shout",
    lesson: "02-words",
    file: "shout.ts",
    starter: join(root, "exercises/02-words/shout.ts"),
    solution: join(root, "solutions/02-words/shout.ts"),
    grader: join(root, "graders/02-words/shout/grader.ts"),
  });
});

test("what lies beside the starters and is none is handed out with them", async () => {
  const course = await loadCourse(makeCourse());
  expect(course.handedOut.map((file) => basename(file))).toEqual(["units.ts"]);
});

test("files with a byte order mark and Windows line ends are read like any other", async () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  const plain = makeCourse();
  const course = await loadCourse(
    makeCourse({
      "course.yaml": windows(read(plain, "course.yaml")),
      "lessons/01-numbers/lesson.md": windows(read(plain, "lessons/01-numbers/lesson.md")),
    }),
  );
  expect(course.lessons[0]?.exercises.map(({ id }) => id)).toEqual(["double", "quadruple"]);
});

const manifest = (change: Record<string, string>) => {
  const members = {
    name: "m",
    title: "M",
    version: '"1"',
    revision: "r",
    lessons: "[01-numbers, 02-words]",
    ...change,
  };
  const lines = Object.entries(members).map(([name, value]) => `${name}: ${value}`);
  return { "course.yaml": `${lines.join("\n")}\n` };
};
const lesson = (front: string) => ({ "lessons/01-numbers/lesson.md": `---\n${front}---\n` });

const malformed: [string, Record<string, string>, object, string?, number?][] = [
  ["no title", manifest({ title: "" }), { code: "bad-manifest" }, "course.yaml", 2],
  [
    "a version that is a number",
    manifest({ version: "1.0" }),
    { code: "bad-manifest", message: '`version` must be a text: write it in quotes, "1"' },
    "course.yaml",
    3,
  ],
  [
    "lessons that are no list",
    manifest({ lessons: "5" }),
    { code: "bad-manifest" },
    "course.yaml",
    5,
  ],
  [
    "broken YAML",
    { "course.yaml": "name: m\ntitle: [\n" },
    { code: "bad-manifest" },
    "course.yaml",
    3,
  ],
  [
    "a manifest that is a list",
    { "course.yaml": "- a\n" },
    { code: "bad-manifest" },
    "course.yaml",
    1,
  ],
  ["an empty manifest", { "course.yaml": "" }, { code: "bad-manifest" }, "course.yaml", 1],
  [
    "a lesson's folder that leads out of the course",
    manifest({ lessons: '["../secret"]' }),
    { code: "bad-manifest" },
    "course.yaml",
    5,
  ],
  [
    "a role that no exercise plays",
    manifest({ roles: "{ server: shuot }" }),
    { code: "bad-manifest", message: "no lesson has the exercise shuot" },
    "course.yaml",
    6,
  ],
  [
    "a lesson without a folder",
    manifest({ lessons: "[01-numbers, 09-gone]" }),
    { code: "bad-lesson", message: "there is no lessons/09-gone/lesson.md" },
    "course.yaml",
  ],
  [
    "a lesson without front matter",
    { "lessons/01-numbers/lesson.md": "# Numbers\n" },
    { code: "bad-lesson" },
    "lessons/01-numbers/lesson.md",
    1,
  ],
  [
    "minutes that are no number",
    lesson("title: T\nminutes: soon\n"),
    { code: "bad-lesson", message: "`minutes` must be a number" },
    "lessons/01-numbers/lesson.md",
    3,
  ],
  [
    "an exercise that is no name of a function",
    lesson("title: T\nminutes: 1\nexercises:\n  - double\n  - ../double\n"),
    { code: "bad-lesson" },
    "lessons/01-numbers/lesson.md",
    6,
  ],
  [
    "an exercise without its parts",
    lesson("title: T\nminutes: 1\nexercises: [halve]\n"),
    { code: "missing-part", exercise: "halve", part: "starter" },
    "exercises/01-numbers/halve.ts",
  ],
  [
    "an exercise of two lessons",
    {
      ...lesson("title: T\nminutes: 1\nexercises: [shout]\n"),
      "exercises/01-numbers/shout.ts": "",
      "solutions/01-numbers/shout.ts": "",
      "graders/01-numbers/shout/grader.ts": "",
    },
    { code: "duplicate-exercise", exercise: "shout", lessons: ["01-numbers", "02-words"] },
  ],
  [
    "helper modules of one name that differ",
    { "exercises/02-words/units.ts": "export const TWICE = 3;\n" },
    { code: "bad-lesson" },
    "exercises/02-words/units.ts",
  ],
  [
    "a helper module with the name of an exercise",
    { "exercises/02-words/double.ts": "" },
    { code: "duplicate-exercise", exercise: "double" },
  ],
];

test.each(malformed)("%s is refused with its place", async (_what, files, problem, file, line) => {
  const error = await loadCourse(makeCourse(files)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CourseError);
  expect(error).toMatchObject({ problem });
  expect(error).toHaveProperty("file", file);
  expect(error).toHaveProperty("line", line);
});

test("a solution or a grader that is missing is named", async () => {
  for (const part of ["solution", "grader"] as const) {
    const root = makeCourse();
    const parts = { solution: "solutions/02-words/shout.ts", grader: "graders/02-words/shout" };
    rmSync(join(root, parts[part]), { recursive: true });
    await expect(loadCourse(root)).rejects.toMatchObject({
      problem: { code: "missing-part", exercise: "shout", part },
    });
  }
});

test("a folder without a manifest is no course", async () => {
  const folder = makeFolder();
  await expect(loadCourse(folder)).rejects.toMatchObject({
    problem: { code: "no-course", folder },
  });
});
