import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { read, solutions, write } from "../../course/folders.ts";
import { makeWorkspace } from "../run-main.ts";

const halves = { "double.ts": "export const double = (n: number) => n / 2;\n" };
const reportIn = (text: string) => JSON.parse(text);
const stateIn = (folder: string) => JSON.parse(read(folder, ".mcp-course.json"));

test("everything right: 0, and every exercise is remembered as solved", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, solutions());
  const { code, stdout, stderr } = await run(["check"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("All 4 checks pass");
  expect(Object.keys(stateIn(folder).solved)).toEqual(["double", "quadruple", "shout"]);
});

test("something wrong: 1, and only what passed is remembered", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, { ...solutions(), ...halves });
  expect(await run(["check"])).toMatchObject({ code: 1, stderr: "" });
  expect(Object.keys(stateIn(folder).solved)).toEqual(["shout"]);
});

test("with --exit-zero something wrong is 0 all the same", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, { ...solutions(), ...halves });
  expect(await run(["check", "--exit-zero"])).toMatchObject({ code: 0 });
});

test("an exercise that is wrong after it was solved stays remembered as solved", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, solutions());
  await run(["check", "double"]);
  const { double } = stateIn(folder).solved;
  write(folder, halves);
  expect((await run(["check", "double"])).code).toBe(1);
  expect(stateIn(folder).solved).toEqual({ double });
});

test("only what was asked for decides, and what it needs is graded with it", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, solutions());
  write(folder, { "shout.ts": "export const shout = 1;\n" });
  const { code, stdout } = await run(["check", "quadruple", "--json"]);
  expect(code).toBe(0);
  const asked = reportIn(stdout).exercises.map(({ id, asked }: never) => [id, asked]);
  expect(asked).toEqual([
    ["double", false],
    ["quadruple", true],
  ]);
});

test("found from a folder below; the files are named as seen from there", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, { ...solutions(), ...halves });
  mkdirSync(join(folder, "notes"));
  const { code, stdout } = await run(["check", "double"], { cwd: join(folder, "notes") });
  expect(code).toBe(1);
  expect(stdout).toContain("../double.ts");
});

describe("--only", () => {
  test("runs one check, and does not make the exercise solved", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    const { code, stdout } = await run(["check", "double", "--only", "two", "--json"]);
    expect(code).toBe(0);
    expect(reportIn(stdout).exercises[0].checks).toHaveLength(1);
    expect(stateIn(folder).solved).toEqual({});
  });

  test.each([
    [
      "a check that is not there, and names the one meant",
      ["double", "--only", "tow"],
      "unknown-check",
    ],
    ["no exercise", ["--only", "two"], "bad-arguments"],
    ["two exercises", ["double", "shout", "--only", "two"], "bad-arguments"],
  ])("refuses %s", async (_what, argv, code) => {
    const { run } = await makeWorkspace();
    const { stdout } = await run(["check", ...argv, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ code });
  });
});

test("a limit that was changed is the one that is hit, and it stands in the report", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, { ...solutions(), "shout.ts": "export function shout() { while (true); }\n" });
  const { code, stdout } = await run(["check", "shout", "--json", "--limit", "callMs=60"]);
  expect(code).toBe(1);
  const report = reportIn(stdout);
  expect(report.limits.callMs).toBe(60);
  expect(report.exercises[0].checks[0].outcome).toMatchObject({
    status: "failed",
    failure: { kind: "timeout", fault: { limit: { name: "callMs", value: 60 } } },
  });
});

test("type errors are told beside a verdict that stands, and --no-types leaves them out", async () => {
  const { folder, run } = await makeWorkspace();
  const text = "export function shout(text: string): number { return text.toUpperCase(); }\n";
  write(folder, { ...solutions(), "shout.ts": text });
  const typed = await run(["check", "shout", "--json"]);
  expect(typed.code).toBe(0);
  expect(reportIn(typed.stdout).exercises[0].typeErrors).toMatchObject([
    { file: "shout.ts", line: 1, code: "TS2322" },
  ]);
  const untyped = await run(["check", "shout", "--json", "--no-types"]);
  expect(reportIn(untyped.stdout).exercises[0].typeErrors).toEqual([]);
});

test("a grader that breaks is our fault: 3, even with --exit-zero", async () => {
  const { folder, course, run } = await makeWorkspace();
  write(folder, solutions());
  const grader = "graders/02-words/shout/grader.ts";
  const broken = read(course, grader).replace('(s) => s.shout("hi")', "() => { throw 1; }");
  write(course, { [grader]: broken });
  const { code } = await run(["check", "shout", "--exit-zero", "--course", course]);
  expect(code).toBe(3);
});

test("on a terminal, long work is told on one line of stderr, which is erased", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, { ...solutions(), "double.ts": "export function double() { while (true); }\n" });
  const { stderr } = await run(["check", "--limit", "callMs=500"], { terminal: true });
  expect(stderr).toContain("checking");
  expect(stderr).not.toContain("\n");
  expect(stderr.endsWith("\r\u001b[2K")).toBe(true);
});
