/// <reference types="vite/types/importMeta.d.ts" />
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare } from "../../src/grading/compare.ts";
import type { Expected } from "../../src/grading/pattern.ts";
import { secondOrder } from "../../src/grading/second-order.ts";
import type { Check, Grader, Subject } from "../../src/grading/words.ts";
import type { Json } from "../../src/json.ts";
import { performSteps } from "./perform-steps.ts";

type Property = Extract<Check, { form: "property" }>;
type Functions = Record<string, (...args: unknown[]) => unknown>;

/** Inputs drawn for each property, as `check` does. */
const runs = 200;

const graders = import.meta.glob<{ default: Grader }>("../../graders/*/*/grader.ts", {
  eager: true,
});
const solutions = import.meta.glob<Functions>("../../solutions/*/*.ts", { eager: true });

for (const [path, { default: grader }] of Object.entries(graders)) {
  const solution = path.replace("/graders/", "/solutions/").replace("/grader.ts", ".ts");
  const functions = solutions[solution] ?? {};
  describe(grader.title, () => {
    for (const check of Object.values(grader.checks)) {
      test(check.title, () => judge(check, functions));
    }
  });
}

async function judge(check: Check, functions: Functions) {
  const subject = subjectOf(functions);
  switch (check.form) {
    case "example":
      return mustFit(check.expect, await check.call(subject));
    case "property":
      return judgeInputs(check, subject);
    case "script":
      return mustFit(check.expect, held(performSteps(check.steps, functions), check.expect));
  }
}

/** Each input drawn, and every fourth once more the other way round: the calls that `check` makes. */
async function judgeInputs(property: Property, subject: Subject<never>) {
  const drawn = new Map<string, Record<string, unknown>>();
  const judgeOne = async (given: Record<string, unknown>) =>
    mustFit(property.expect(given), await property.call(subject, given));
  await fc.assert(
    fc.asyncProperty(fc.record(property.given, { noNullPrototype: true }), async (given) => {
      const text = JSON.stringify(given);
      if (drawn.has(text)) return;
      drawn.set(text, given);
      await judgeOne(given);
    }),
    { numRuns: runs, seed: 1 },
  );
  for (const given of secondOrder([...drawn.values()])) await judgeOne(given);
}

/** Of all that steps named, what something is expected of. */
function held(names: Record<string, unknown>, expected: object) {
  return Object.fromEntries(Object.keys(expected).map((name) => [name, names[name]]));
}

function mustFit(expected: Expected, received: unknown) {
  expect(compare(expected, received as Json)).toEqual([]);
}

/** The solution's functions as a grader calls them: what they answer is read as JSON. */
function subjectOf(functions: Functions): Subject<never> {
  const promised = Object.entries(functions).map(([name, call]) => [
    name,
    async (...args: unknown[]) => JSON.parse(JSON.stringify(call(...args))),
  ]);
  return Object.fromEntries(promised) as Subject<never>;
}
