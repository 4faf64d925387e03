import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeCourse, makeFolder, read, solutions, write } from "../../course/folders.ts";
import { makeWorkspace, runMain } from "../run-main.ts";

const halves = { "double.ts": "export const double = (n: number) => n / 2;\n" };
const reportIn = (text: string) => JSON.parse(text);

describe("--dir", () => {
  test("grades any folder that holds the files, and leaves nothing in it", async () => {
    const { course } = await makeWorkspace();
    const folder = makeFolder(solutions());
    const before = readdirSync(folder);
    const argv = ["check", "--dir", folder, "--course", course];
    expect(await runMain(argv, { cwd: makeFolder() })).toMatchObject({ code: 0, stderr: "" });
    expect(readdirSync(folder)).toEqual(before);
  });

  test("is part of the replays, as it was typed", async () => {
    const { folder, course } = await makeWorkspace();
    write(folder, { "hand in/double.ts": halves["double.ts"] });
    const options = ["--dir", "hand in", "--course", course];
    const home = makeFolder();
    const check = (argv: string[]) => runMain(argv, { cwd: folder, env: { HOME: home } });
    const { stdout } = await check(["check", "double", "--json", "--seed", "7", ...options]);
    const [exercise] = reportIn(stdout).exercises;
    const any = exercise.checks.find(({ id }: { id: string }) => id === "any");
    const replay = ["check", "double", "--only", "any", "--seed", "7", ...options];
    expect(any.replay).toEqual(replay);
    const again = await check([...any.replay, "--json"]);
    expect(reportIn(again.stdout).exercises[0].checks).toEqual([any]);
    const screen = await check(["check", "double", "--seed", "7", ...options]);
    expect(screen.stdout).toContain("--dir 'hand in'");
  });

  test.each([
    ["a folder that is not there", "gone", "no-such-folder"],
    ["a file", "double.ts", "not-a-folder"],
  ])("of %s is refused", async (_what, dir, code) => {
    const { run } = await makeWorkspace();
    const { stdout, ...rest } = await run(["check", "--dir", dir, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ schema: "mcp-course/error/v1", code });
    expect(rest).toEqual({ code: 2, stderr: "" });
  });
});

test("the course of the state grades only if this user has named it", async () => {
  const { folder, course, run } = await makeWorkspace();
  write(folder, solutions());
  const stranger = await runMain(["check", "--json"], { cwd: folder });
  expect(stranger.stderr).toContain(course);
  expect(reportIn(stranger.stdout).course.name).not.toBe("miniature");
  const owner = await run(["check", "--json"]);
  expect(owner.stderr).toBe("");
  expect(reportIn(owner.stdout).course.name).toBe("miniature");
});

test("the course named on the command line grades, whatever the state says", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, solutions());
  const manifest = read(makeCourse(), "course.yaml").replace("name: miniature", "name: other");
  const { stdout } = await run([
    "check",
    "--json",
    "--course",
    makeCourse({ "course.yaml": manifest }),
  ]);
  expect(reportIn(stdout).course.name).toBe("other");
});
