import { describe, expect, test } from "vitest";
import { echoGrader, goodEcho, numbers, only } from "./graders.ts";
import {
  exercise,
  failureIn,
  gradeHere,
  gradeOne,
  reportOf,
  requestFor,
  statuses,
} from "./grading-of.ts";

describe("a submission that cannot be judged", () => {
  const kindsOf = async (files: Record<string, string>) => {
    const { exercises: reports } = await gradeHere(
      requestFor([exercise("echo", echoGrader)], files),
    );
    return reports[0]?.checks.map(({ outcome }) =>
      outcome.status === "failed" ? outcome.failure.kind : outcome.status,
    );
  };

  test.each([
    ["missing-file", {}],
    ["syntax", { "echo.ts": "export function (" }],
    ["missing-export", { "echo.ts": "export const other = 1;" }],
    ["not-a-function", { "echo.ts": "export const echo = 1;" }],
    ["threw", { "echo.ts": "throw new Error('at load');" }],
    ["timeout", { "echo.ts": "throw 'hang';" }],
  ])("fails every check as %s", async (kind, files) => {
    expect(await kindsOf(files as Record<string, string>)).toEqual([kind, kind, kind]);
  });

  test("is not compiled and not run when it still is the starter", async () => {
    const starter = "// TODO\nexport function echo() {\n  throw new Error();\n}\n";
    const exercises = [exercise("echo", echoGrader, starter)];
    for (const same of [
      starter,
      `\uFEFF${starter.replaceAll("\n", "\r\n")}\n\n`,
      starter.trimEnd(),
    ]) {
      const { exercises: reports, totals } = await gradeHere(
        requestFor(exercises, { "echo.ts": same }),
      );
      expect(reports[0]?.untouched).toBe(true);
      expect(reports[0] && failureIn(reports[0], "shared").kind).toBe("starter");
      expect(totals).toMatchObject({ failed: 3, calls: 0 });
    }
    const files = { "echo.ts": starter };
    const run = await gradeHere(requestFor(exercises, files, { runStarters: true }));
    expect(run.exercises[0]).toMatchObject({ untouched: true });
    expect(run.exercises[0] && failureIn(run.exercises[0], "one").kind).toBe("threw");
  });

  test("after three checks that hang the rest are timeouts without a run", async () => {
    const grader = numbers("f", { 1: [], 2: [], 3: [], 4: [], 5: [] });
    const request = requestFor([exercise("f", grader)], {
      "f.ts": "export function f(n) { if (n !== 2) throw 'hang'; return n; }",
    });
    const { exercises: reports, totals } = await gradeHere(request);
    const [report] = reports;
    expect(report && statuses(report)).toEqual({
      "is-1": "failed",
      "is-2": "passed",
      "is-3": "failed",
      "is-4": "failed",
      "is-5": "failed",
    });
    expect(report && failureIn(report, "is-5")).toMatchObject({
      kind: "timeout",
      fault: { attempts: 0 },
      given: [],
    });
    expect(totals.calls).toBe(4);
  });

  test("does not keep the other exercises from being judged", async () => {
    const exercises = [exercise("echo", echoGrader), exercise("f", numbers("f", { 1: [] }))];
    const files = {
      "echo.ts": "export const echo = () => { throw 'bomb'; };",
      "f.ts": `export const f = ${only(1)}`,
    };
    const grading = await gradeHere(requestFor(exercises, files));
    expect(reportOf(grading, "f").status).toBe("passed");
    expect(reportOf(grading, "echo").checks.map(({ outcome }) => outcome.status)).toEqual([
      "failed",
      "blocked",
      "failed",
    ]);
    expect(failureIn(reportOf(grading, "echo"), "all").kind).toBe("memory");
  });

  test("is judged on what it exports under the name, whatever else there is", async () => {
    const source = `${goodEcho}\nexport default 1;\nexport class Helper {}`;
    expect((await gradeOne("echo", echoGrader, source)).status).toBe("passed");
  });
});
