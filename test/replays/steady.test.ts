import { describe, expect, test } from "vitest";
import { ended, makeFolder, run, solve, start } from "../end-to-end/program.ts";
import { errorResponse, folderWith, reportOf } from "./submission.ts";

describe("jletroui/FrcJavaKoans#25, codecrafters-io/build-your-own-redis#152: the verdict changed from run to run", () => {
  test("the same seed gives the same report, but for the clock", async () => {
    const text = errorResponse({ first: "if (data) data = 1;" });
    const [first, second] = [await reportOf(text), await reportOf(text)];
    expect({ ...first, timing: null }).toEqual({ ...second, timing: null });
    expect(first.totals.failed).toBeGreaterThan(0);
  });

  test("right code passes whatever the seed", async () => {
    const cwd = makeFolder();
    solve(cwd);
    for (const seed of ["1", "2", "999999"]) {
      const { code } = await run(["check", "--dir", ".", "--no-types", "--seed", seed], { cwd });
      expect({ seed, code }).toEqual({ seed, code: 0 });
    }
  });
});

describe("jupyter/nbgrader#1844: code that read the keyboard waited for ever", () => {
  test.each([
    ["prompt", 'prompt("name?");'],
    ["standard input", "process.stdin.read();"],
    ["readline", "readline();"],
  ])("%s is not there, and the check ends while standard input stays open", async (_, first) => {
    const cwd = folderWith(errorResponse({ first }));
    const child = start(["check", "error_response", "--dir", ".", "--json", "--no-types"], { cwd });
    const { code, out } = await ended(child);
    child.stdin?.end();
    expect(code).toBe(1);
    const [outcome] = JSON.parse(out).exercises[0].checks.map(
      (check: { outcome: object }) => check.outcome,
    );
    expect(outcome).toMatchObject({ status: "failed", failure: { kind: "threw" } });
  });
});
