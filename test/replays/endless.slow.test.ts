import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run, solve } from "../end-to-end/program.ts";
import {
  errorResponse,
  exerciseIn,
  folderWith,
  kindsIn,
  reportOf,
  screenOf,
} from "./submission.ts";

const args = ["--limit", "callMs=200", "--limit", "loadMs=200"];

describe("freeCodeCamp/freeCodeCamp#37837: a loop without an end took the whole page with it", () => {
  test.each([
    ["in the function", { first: "while (true);" }],
    ["while the file is loaded", { top: "while (true);" }],
  ])("%s it is a timeout, and the other exercises are judged", async (_, change) => {
    const cwd = folderWith("");
    solve(cwd);
    writeFileSync(join(cwd, "error_response.ts"), errorResponse(change));
    const { code, out } = await run(
      ["check", "make_request", "error_response", "--dir", ".", "--json", "--no-types", ...args],
      { cwd },
    );
    const report = JSON.parse(out);
    expect(code).toBe(1);
    expect(exerciseIn(report, "make_request").status).toBe("passed");
    expect(kindsIn({ ...report, exercises: [exerciseIn(report, "error_response")] })).toEqual([
      "timeout",
    ]);
  });
});

test("cs50/check50#181: a catch-all around the loop swallowed the timeout", async () => {
  const first = "for (;;) { try { for (;;); } catch {} finally { continue; } }";
  expect(kindsIn(await reportOf(errorResponse({ first }), { args }))).toEqual(["timeout"]);
});

test("freeCodeCamp/freeCodeCamp#49594: a guard broke out of the loop, and the right answer after it passed", async () => {
  const first = "const end = Date.now() + 3000; while (Date.now() < end);";
  const report = await reportOf(errorResponse({ first }), { args });
  expect(kindsIn(report)).toEqual(["timeout"]);
});

test("hazelgrove/hazel#1981: a test that timed out was given all its points", async () => {
  const report = await reportOf(errorResponse({ first: "if (code === -32601) for (;;);" }), {
    args,
  });
  const { checks, points } = exerciseIn(report, "error_response");
  const hung = checks.filter(({ outcome }) => outcome.status !== "passed");
  expect(hung.length).toBeGreaterThan(0);
  expect(hung.map((check) => check.points.earned)).toEqual(hung.map(() => 0));
  expect(points.earned).toBe(checks.length - hung.length);
  expect(report.totals.points.earned).toBe(points.earned);
});

test("exercism/exercism#5773: a timeout and full memory were both told as a general error", async () => {
  const hung = await screenOf(errorResponse({ first: "for (;;);" }), { args });
  expect(hung.out).toContain("did not answer within 200 ms");
  const full = errorResponse({ first: "const all = []; for (;;) all.push([...'memory']);" });
  const { out } = await screenOf(full, { args: ["--limit", "callMs=20000"] });
  expect(out).toMatch(/used more memory than \d+ MiB/);
});
