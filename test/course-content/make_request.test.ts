import { describe, expect, it } from "vitest";
import grader from "../../graders/02-lifecycle-and-capabilities/make_request/grader.ts";
import { CKEY, VKEY } from "../../graders/02-lifecycle-and-capabilities/names.ts";
import * as solution from "../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { coverageOf } from "../../src/grading/coverage.ts";
import { disagreement, propertiesOf, propertyOf } from "./oracle.ts";

const { make_request } = solution;

describe("the solution of make_request", () => {
  const empty = { [VKEY]: "2026-07-28", [CKEY]: {} };

  it.each([
    ["an id and a method", make_request(1, "tools/list"), { _meta: empty }],
    ["null for all that may be null", make_request(1, "tools/list", null), { _meta: empty }],
    ["params", make_request(1, "tools/list", { cursor: "" }), { cursor: "", _meta: empty }],
    [
      "a version and capabilities",
      make_request(1, "tools/list", null, "2025-11-25", { sampling: {} }),
      { _meta: { [VKEY]: "2025-11-25", [CKEY]: { sampling: {} } } },
    ],
  ])("builds a request from %s", (_, request, params) => {
    expect(request).toEqual({ jsonrpc: "2.0", id: 1, method: "tools/list", params });
  });
});

describe("the grader of make_request", () => {
  it.each(propertiesOf(grader))(
    "agrees with the solution on 10,000 inputs of %s",
    async (check) => {
      expect(await disagreement(grader, check, solution, { seed: 7, inputs: 10_000 })).toBeNull();
    },
  );

  it.each(propertiesOf(grader))("draws enough of every class that %s declares", (check) => {
    const short = coverageOf(propertyOf(grader, check), 7, 2000).filter(
      ({ share, least }) => share < least,
    );
    expect(short).toEqual([]);
  });
});
