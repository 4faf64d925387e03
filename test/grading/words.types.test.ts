import * as fc from "fast-check";
import { expect, test } from "vitest";
import { graderFor } from "../../src/grading/words.ts";
import { someRule } from "./graders.ts";

interface Solution {
  VERSION: string;
  greet: (name: string, times?: number) => { text: string };
}

const { defineGrader, example, property, script } = graderFor<Solution>();

const common = { title: "t", rule: someRule };
const greeting = example({ ...common, call: (s) => s.greet("a"), expect: any() });

function any() {
  return { $pattern: "any" } as const;
}

/** Each mistyped line is an error for the type checker: without one, `tsc` fails on this file. */
const mistyped = {
  needs: () =>
    defineGrader({
      title: "t",
      hints: ["h"],
      parameters: { greet: ["name", "times"] },
      checks: {
        polite: greeting,
        // @ts-expect-error: no check is called `polit`
        loud: example({ ...common, needs: "polit", call: (s) => s.greet("a"), expect: any() }),
      },
    }),
  needsInAList: () =>
    defineGrader({
      title: "t",
      hints: ["h"],
      parameters: {},
      checks: {
        polite: greeting,
        // @ts-expect-error: no check is called `short`
        loud: script({ ...common, needs: ["polite", "short"], steps: [], expect: {} }),
      },
    }),
  parameters: () =>
    defineGrader({
      title: "t",
      hints: ["h"],
      // @ts-expect-error: the solution exports no function of this name
      parameters: { great: ["name"] },
      checks: { polite: greeting },
    }),
  hints: () =>
    // @ts-expect-error: one hint at least
    defineGrader({ title: "t", hints: [], parameters: {}, checks: { polite: greeting } }),
  // @ts-expect-error: the solution exports no function of this name
  calls: () => example({ ...common, call: (s) => s.great("a"), expect: null }),
  // @ts-expect-error: VERSION is no function
  constants: () => example({ ...common, call: (s) => s.VERSION(), expect: null }),
  // @ts-expect-error: a name is text
  argumentTypes: () => example({ ...common, call: (s) => s.greet(1), expect: null }),
  covers: () =>
    property({
      ...common,
      given: { name: fc.string() },
      // @ts-expect-error: what is given is called `name`
      covers: { empty: { share: 0.1, when: ({ nam }) => nam === "" } },
      call: (s, { name }) => s.greet(name),
      expect: ({ name }) => ({ text: name }),
    }),
};

test("a grader whose names are right keeps its checks in order", () => {
  const grader = defineGrader({
    title: "Greet",
    hints: ["h"],
    parameters: { greet: ["name", "times"] },
    checks: {
      polite: greeting,
      loud: example({
        ...common,
        needs: "polite",
        call: async (s) => (await s.greet("a", 2)).text.toUpperCase(),
        expect: "A",
      }),
      both: script({ ...common, needs: ["polite", "loud"], steps: [], expect: {} }),
    },
  });
  expect(Object.keys(grader.checks)).toEqual(["polite", "loud", "both"]);
  expect(grader).toMatchObject({ needs: [], async: false });
});

test("what the type checker refuses is named here", () => {
  expect(Object.keys(mistyped)).toHaveLength(8);
});
