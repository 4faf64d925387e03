import { describe, expect, test } from "vitest";
import { Interrupted } from "../../src/errors.ts";
import type { Grading, Progress } from "../../src/grading/grade.ts";
import { runGrading } from "../../src/grading/run-grading.ts";
import { checkSeed } from "../../src/grading/seed.ts";
import { echoGrader, goodEcho } from "./graders.ts";
import { exercise, failureIn, gradeHere, gradeOne, requestFor } from "./grading-of.ts";
import { inProcessSandbox } from "./in-process-sandbox.ts";
import { plainCompiler } from "./plain-compiler.ts";

const wrongs: Record<string, string> = {
  wrong: "export const echo = (v) => v.n > 10 ? { ...v, n: 0 } : v;",
  remembering: "let n = 0; export function echo(v) { return n++ > 3 ? -1 : v; }",
  hanging: "export function echo(v) { if (v?.n > 900) throw 'hang'; return v; }",
  throwing: "export function echo(v) { return v.tags.length > 2 ? v.none.none : v; }",
};

/** Two exercises called `echo` and `other`, graded alike. */
const exercises = [exercise("echo", echoGrader), exercise("other", { ...echoGrader, needs: [] })];

const withoutTiming = ({ timing: _, ...rest }: Grading) => rest;

describe("the same seed", () => {
  test.each(Object.entries(wrongs))(
    "gives the same grading of a %s submission",
    async (_, source) => {
      const files = { "echo.ts": source, "other.ts": source.replace("echo", "other") };
      const once = await gradeHere(requestFor(exercises, files, { seed: 12 }));
      const again = await gradeHere(
        requestFor(exercises, files, { seed: 12, asked: ["other", "echo"] }),
      );
      expect(JSON.stringify(withoutTiming(again))).toBe(JSON.stringify(withoutTiming(once)));
    },
  );

  test.each(Object.entries(wrongs))(
    "and the check alone give the same counterexample of a %s submission",
    async (_, source) => {
      const whole = await gradeOne("echo", echoGrader, source, { seed: 12 });
      const alone = await gradeOne("echo", echoGrader, source, { seed: 12, only: "all" });
      expect(failureIn(alone, "all")).toEqual(failureIn(whole, "all"));
    },
  );

  test("draws other inputs for another check, exercise or seed", () => {
    const seeds = [
      checkSeed(1, "echo", "all"),
      checkSeed(2, "echo", "all"),
      checkSeed(1, "other", "all"),
      checkSeed(1, "echo", "one"),
    ];
    expect(new Set(seeds).size).toBe(4);
    for (const seed of seeds) expect(seed).toBe(seed | 0);
  });
});

describe("a grading", () => {
  const files = { "echo.ts": goodEcho };
  const [echo] = exercises;
  const request = (more: object = {}) => requestFor(echo ? [echo] : [], files, more);

  test("tells of each exercise and each check as they come", async () => {
    const seen: Progress[] = [];
    await gradeHere(request({ onProgress: (progress: Progress) => seen.push(progress) }));
    expect(seen).toEqual([
      { at: "exercise", exercise: "echo", checks: 3 },
      { at: "check", exercise: "echo", check: "one", status: "passed" },
      { at: "check", exercise: "echo", check: "all", status: "passed" },
      { at: "check", exercise: "echo", check: "shared", status: "passed" },
    ]);
  });

  test("keeps durations apart from everything else", async () => {
    const { timing } = await gradeHere(request());
    expect(Date.parse(timing.startedAt)).not.toBeNaN();
    expect(Object.keys(timing.exercises.echo?.checks ?? {})).toEqual(["one", "all", "shared"]);
  });

  test("counts each call of the student's functions: the second order of a property, of every fourth, is", async () => {
    expect((await gradeHere(request({ runs: 100 }))).totals.calls).toBe(1 + 100 + 25 + 1);
  });

  test("closes the sandbox and its own compiler, and leaves a given compiler open", async () => {
    const sandbox = inProcessSandbox();
    let closed = 0;
    const compiler = { ...plainCompiler(), close: async () => void closed++ };
    const tools = { startSandbox: () => sandbox, createCompiler: () => compiler };
    await runGrading(request(), tools);
    expect([sandbox.closed, closed]).toEqual([true, 1]);
    await runGrading(request({ compiler }), { ...tools, startSandbox: inProcessSandbox });
    expect(closed).toBe(1);
  });

  test("is interrupted by its signal: the sandbox is closed", async () => {
    const sandbox = inProcessSandbox();
    const controller = new AbortController();
    const grading = runGrading(
      request({ signal: controller.signal, onProgress: () => controller.abort() }),
      { startSandbox: () => sandbox, createCompiler: plainCompiler },
    );
    await expect(grading).rejects.toBeInstanceOf(Interrupted);
    expect(sandbox.closed).toBe(true);
  });

  test("is not begun when the signal came before it", async () => {
    const never = { startSandbox: () => expect.unreachable(), createCompiler: plainCompiler };
    const grading = runGrading(request({ signal: AbortSignal.abort() }), never);
    await expect(grading).rejects.toBeInstanceOf(Interrupted);
  });

  test("opens a fresh realm for each example, each script and each order of a property", async () => {
    const sandbox = inProcessSandbox();
    await runGrading(request(), { startSandbox: () => sandbox, createCompiler: plainCompiler });
    expect(sandbox.realms).toBe(1 + 2 + 1);
  });
});
