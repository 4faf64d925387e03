import { cpSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { makeFolder, run } from "./program.ts";

test("--course grades with a course of somebody else, whose graders are TypeScript in any folder", async () => {
  const cwd = makeFolder();
  const course = join(dirname(cwd), "a course of mine");
  cpSync(join(packageRoot, "test", "fixtures", "course"), course, { recursive: true });
  const handedOut = await run(["--course", course, "init"], { cwd });
  expect(handedOut).toMatchObject({ code: 0, err: "" });

  const { code, out, err } = await run(["--course", course, "check", "--json"], { cwd });
  expect({ code, err }).toEqual({ code: 1, err: "" });
  const { exercises } = JSON.parse(out);
  expect(exercises.length).toBeGreaterThan(0);

  const again = await run(["check", "--json"], { cwd });
  expect(JSON.parse(again.out).exercises.length).toBe(exercises.length);
});

test("a grader that does not build is named with its line", async () => {
  const cwd = makeFolder();
  const course = join(dirname(cwd), "course");
  cpSync(join(packageRoot, "test", "fixtures", "course"), course, { recursive: true });
  await run(["--course", course, "init"], { cwd });
  const [exercise] = JSON.parse(
    (await run(["--course", course, "check", "--json"], { cwd })).out,
  ).exercises;
  const grader = join("graders", exercise.lesson, exercise.id, "grader.ts");
  writeFileSync(join(course, grader), "\nexport default {{;\n");
  const { code, out, err } = await run(["--course", course, "check"], { cwd });
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(`${grader}:2`);
});
