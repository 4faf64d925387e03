import type { Failure } from "../../../src/grading/outcome.ts";
import type { Report } from "../../../src/grading/report.ts";
import { call, definition } from "./example-failures.ts";
import { check, checks, exercise, failure, report } from "./example-reports.ts";

/** What a report says beyond one failure. */
export const screensOfCourses: Readonly<Record<string, Report>> = {
  starters: report(
    ["make_request", "error_response", "check_envelope", "handle"].map((id) =>
      exercise(id, checks(9, { status: "failed", failure: failure({ kind: "starter" }) }), {
        untouched: true,
      }),
    ),
  ),
  errored: report([
    exercise("make_request", [
      ...checks(8, { status: "passed" }),
      check("ids", "keeps the id it was given", {
        status: "errored",
        message: "RangeError: the generator ran dry",
      }),
    ]),
  ]),
  "all-right": report(
    ["make_request", "error_response", "check_envelope", "handle"].map((id) =>
      exercise(id, checks(9, { status: "passed" })),
    ),
  ),
  "several-and-types": severalAndTypes(),
};

function severalAndTypes(): Report {
  const wrong = (parts: Partial<Failure>) =>
    ({ status: "failed", failure: failure({ given: call, at: definition, ...parts }) }) as const;
  const typeErrors = [12, 14, 20].map((line) => ({
    file: "error_response.ts",
    line,
    column: 9,
    code: "TS2322",
    message: "Type 'string' is not assignable to type 'number'.",
  }));
  return report([
    exercise("make_request", checks(9, { status: "passed" }), { asked: false }),
    exercise(
      "error_response",
      [
        check("shape", "puts jsonrpc, id and error side by side", {
          ...wrong({
            expected: { jsonrpc: "2.0", id: 1, error: { code: -1, message: "m" } },
            received: { id: 1, code: -1, message: "m" },
            differences: [
              { path: ["jsonrpc"], expected: "2.0" },
              { path: ["error"], expected: { code: -1, message: "m" } },
              { path: ["code"], received: -1 },
              { path: ["message"], received: "m" },
            ],
          }),
        }),
        check("no-data", "leaves data out when none was given", {
          status: "blocked",
          by: [{ exercise: "error_response", check: "shape" }],
          failure: failure(),
        }),
        check("async", "answers at once", wrong({ kind: "promise" })),
        ...checks(3, { status: "passed" }),
      ],
      { needs: ["make_request"], typeErrors },
    ),
    exercise("check_envelope", checks(4, wrong({ kind: "threw" })), { needs: ["error_response"] }),
  ]);
}
