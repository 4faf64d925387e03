import * as fc from "fast-check";
import type { GradedExercise } from "../../../src/grading/grade.ts";
import { type Grader, graderFor, rule } from "../../../src/grading/words.ts";

interface Echo {
  echo: (value: unknown) => unknown;
}
interface Honest {
  honest: (n: number) => number;
}

const someRule = rule("what comes in goes out", "basic/index");
const echo = graderFor<Echo>();
const honest = graderFor<Honest>();

/** What the attacks are graded as: give back what came. */
function echoGrader(secret: string): Grader {
  return echo.defineGrader({
    title: "Give back what came",
    hints: [`Look at ${secret}.`],
    parameters: { echo: ["value"] },
    checks: {
      number: echo.example({
        title: "gives a number back",
        rule: someRule,
        call: (s) => s.echo(1),
        expect: 1,
      }),
      object: echo.example({
        title: "gives an object back",
        rule: someRule,
        call: (s) => s.echo({ list: [1, "a", null], deep: { yes: true } }),
        expect: { list: [1, "a", null], deep: { yes: true } },
      }),
      everything: echo.property({
        title: "gives everything back",
        rule: someRule,
        given: { value: fc.record({ n: fc.nat(1000), text: fc.string({ maxLength: 8 }) }) },
        covers: { large: { share: 0.2, when: ({ value }) => value.n > 100 } },
        call: (s, { value }) => s.echo(value),
        expect: ({ value }) => value,
      }),
      twice: echo.script({
        title: "gives both of two calls back",
        rule: someRule,
        steps: [
          { do: "call", name: "first", function: "echo", arguments: [{ a: [1] }] },
          { do: "call", name: "second", function: "echo", arguments: [{ a: [2] }] },
        ],
        expect: { first: { a: [1] }, second: { a: [2] } },
      }),
    },
  });
}

/** Comes after the attack, and must be judged as if there had been none. */
function honestGrader(): Grader {
  return honest.defineGrader({
    title: "Double a number",
    hints: ["Add it to itself."],
    parameters: { honest: ["n"] },
    checks: {
      four: honest.example({
        title: "doubles two",
        rule: someRule,
        call: (s) => s.honest(2),
        expect: 4,
      }),
      any: honest.property({
        title: "doubles whatever comes",
        rule: someRule,
        given: { n: fc.integer({ min: -1000, max: 1000 }) },
        covers: { negative: { share: 0.1, when: ({ n }) => n < 0 } },
        call: (s, { n }) => s.honest(n),
        expect: ({ n }) => 2 * n,
      }),
    },
  });
}

/** A right answer to the exercise that comes after the attack. */
export const honestText = "export const honest = (n: number) => n + n;\n";

/**
 * The exercise that is attacked, and an honest one after it.
 *
 * @param secret stands in a hint of the grader, which no submission may come to know
 */
export function exercisesWith(secret: string): GradedExercise[] {
  return [
    { ...exercise, id: "echo", file: "echo.ts", grader: echoGrader(secret) },
    { ...exercise, id: "honest", file: "honest.ts", grader: honestGrader() },
  ];
}

const exercise = { lesson: "01-attacks", starter: "// TODO\n" };
