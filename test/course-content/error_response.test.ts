import { describe, expect, it } from "vitest";
import grader from "../../graders/02-lifecycle-and-capabilities/error_response/grader.ts";
import * as solution from "../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { coverageOf } from "../../src/grading/coverage.ts";
import { disagreement, propertiesOf, propertyOf } from "./oracle.ts";

const { error_response } = solution;

describe("the solution of error_response", () => {
  it("leaves data out when none was given", () => {
    expect(error_response("a", -32601, "Method not found")).toStrictEqual({
      jsonrpc: "2.0",
      id: "a",
      error: { code: -32601, message: "Method not found" },
    });
  });

  it.each([0, false, "", [], {}, { supported: ["2026-07-28"] }])("keeps %j as data", (data) => {
    expect(error_response(null, -32022, "Unsupported", data)).toStrictEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32022, message: "Unsupported", data },
    });
  });
});

describe("the grader of error_response", () => {
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
