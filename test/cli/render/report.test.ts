import { describe, expect, test } from "vitest";
import { renderReport } from "../../../src/cli/render/report.ts";
import type { Outcome } from "../../../src/grading/outcome.ts";
import type { Report } from "../../../src/grading/report.ts";
import {
  called,
  check,
  checks,
  excerpt,
  exercise,
  failure,
  faultFailure,
  lessonWith,
  report,
} from "./example-reports.ts";

const look = { colour: false, unicode: true, columns: 80 };
const passed: Outcome = { status: "passed" };
const starter: Outcome = { status: "failed", failure: failure({ kind: "starter" }) };
const wrong: Outcome = {
  status: "failed",
  failure: failure({ given: called("f", { a: 7 }), expected: "due", received: "got" }),
};

function screen(shown: Report, options: object = {}): string {
  return renderReport(shown, look, { allFailures: false, program: "mcp-course", ...options }).join(
    "\n",
  );
}

function next(shown: Report, options: object = {}): string | undefined {
  return screen(shown, options).split("\n").at(-1);
}

describe("the failure that is shown in full", () => {
  test("is the first of what the student wrote; a starter comes after it", () => {
    const shown = screen(
      report([
        exercise("first", checks(2, starter), { untouched: true }),
        exercise("second", [check("a", "keeps a", passed), check("b", "keeps b", wrong)]),
      ]),
    );
    expect(shown).toContain("✗ second.ts  keeps b");
    expect(shown).toContain("still the starter: first");
    expect(shown).not.toContain("▸ first.ts");
  });

  test("is none when all that was asked for passes, though something it needs does not", () => {
    const shown = report([
      exercise("needed", checks(1, wrong), { asked: false }),
      exercise("asked", checks(1, passed), { needs: ["needed"] }),
    ]);
    expect(screen(shown)).toContain("1 wrong; needed by asked");
    expect(screen(shown)).not.toContain("✗ needed.ts");
  });

  test("names its place under the folder that was asked for", () => {
    const at = excerpt("error_response.ts", 3, 1, "a\nb\nc");
    expect(screen(lessonWith(failure({ at })), { folder: "hand-in/" })).toContain(
      "✗ hand-in/error_response.ts:3",
    );
  });
});

describe("the other failures", () => {
  const many = (id: string, number: number) =>
    exercise(
      id,
      Array.from({ length: number }, (_, i) => check(`c${i}`, `keeps member ${i}`, wrong)),
    );

  test("have a line each where a small terminal has room for all", () => {
    const shown = screen(report([many("f", 4)]));
    expect(shown.match(/✗ f: keeps member \d \(another answer\)/g)).toHaveLength(3);
    expect(shown).not.toContain("more");
  });

  test("are listed as far as there is room, and the rest is counted", () => {
    const shown = screen(report([many("f", 30)]));
    const lines = shown.match(/✗ f: keeps member/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(shown).toContain(`and ${29 - lines.length} more\n`);
    expect(shown.split("\n")).toHaveLength(24);
  });
});

describe("what a student may not see", () => {
  const withCheck = (parts: object) =>
    report([exercise("f", [{ ...check("secret-id", "keeps the secret", wrong), ...parts }])]);

  test("a hidden check is counted and not named", () => {
    const shown = screen(withCheck({ visibility: "hidden" }));
    expect(shown).toContain("1 check is hidden and not shown here.");
    expect(shown).not.toMatch(/secret|due|got/);
  });

  test("of a check that reveals only what came back, the expected value stays away", () => {
    const shown = screen(withCheck({ reveal: "actual-only" }));
    expect(shown).toContain('received  "got"');
    expect(shown).not.toContain("due");
  });

  test("of a check that reveals nothing, call and values stay away", () => {
    const shown = screen(withCheck({ reveal: "none" }));
    expect(shown).toContain("keeps the secret");
    expect(shown).not.toMatch(/f\(7\)|due|got/);
  });
});

describe("the last line is the next command", () => {
  const done = report([exercise("make_request", checks(2, passed))]);
  const gone = (instead: string[]) =>
    lessonWith(faultFailure({ kind: "missing-file", file: "x.ts", found: "nothing", instead }));

  test.each<[string, Report, object, string]>([
    ["a hint for a wrong answer", lessonWith(failure()), {}, "hint error_response"],
    ["the starter for a file that is not there", gone([]), {}, "reset error_response"],
    ["another check for a file of another name", gone(["y.ts"]), {}, "check error_response"],
    ["the next exercise when all is right", done, { unsolved: ["handle"] }, "check handle"],
    [
      "the solution to compare with when all is solved",
      done,
      { unsolved: [] },
      "solution make_request",
    ],
    [
      "the same for another folder, quoted",
      lessonWith(failure()),
      { sameSubmission: ["--dir", "my work"] },
      "hint error_response --dir 'my work'",
    ],
  ])("%s", (_, shown, options, command) => {
    expect(next(shown, options)).toBe(`  next: mcp-course ${command}`);
  });
});

describe("beside the verdict", () => {
  test("points are named where they say more than the checks", () => {
    const shown = report([exercise("f", checks(2, passed))]);
    const totals = { ...shown.totals, points: { earned: 3, possible: 3 } };
    expect(screen(shown)).toContain("All 2 checks pass (2,212 calls, seed 4127)");
    expect(screen({ ...shown, totals })).toContain("(3 of 3 points, 2,212 calls, seed 4127)");
  });

  test.each([
    [{ because: "no-compiler" }, "the compiler of TypeScript is not installed"],
    [
      { because: "limit", limit: { name: "typesMs", value: 5000 } },
      "it took more than 5 s (limit typesMs)",
    ],
    [
      { because: "reaches-outside", file: "a.ts", line: 2 },
      "a.ts:2 names a file outside of your folder",
    ],
    [{ because: "compiler-failed" }, "the compiler of TypeScript ended without an answer"],
  ])("it is said why types were not checked: %j", (typesSkipped, words) => {
    expect(screen(lessonWith(failure()), { typesSkipped })).toContain(
      `Types were not checked: ${words}.`,
    );
  });

  test("many checks that fail in one way share a line", () => {
    const promise: Outcome = { status: "failed", failure: failure({ kind: "promise" }) };
    const shown = screen(report([exercise("f", checks(9, promise))]));
    expect(shown).toContain("✗ f: 8 more checks (a Promise comes back)");
  });
});
