import { describe, expect, it } from "vitest";
import grader from "../../graders/02-lifecycle-and-capabilities/check_envelope/grader.ts";
import { expectedOfEnvelope } from "../../graders/02-lifecycle-and-capabilities/check_envelope/oracle.ts";
import * as solution from "../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { coverageOf } from "../../src/grading/coverage.ts";
import { holdToContract } from "./hold-to-contract.ts";
import { disagreement, propertiesOf, propertyOf } from "./oracle.ts";

describe("check_envelope", () => {
  holdToContract({
    solution: solution.check_envelope,
    oracle: expectedOfEnvelope,
    answersIn: ({ envelope }) => envelope,
  });
});

describe("the grader of check_envelope", () => {
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
