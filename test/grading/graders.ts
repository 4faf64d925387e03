import * as fc from "fast-check";
import { type Grader, graderFor, rule } from "../../src/grading/words.ts";

/** The rule of every check of the tests' graders. */
export const someRule = rule("a rule", "basic/index");

interface Echo {
  echo: (value: unknown, twice?: boolean) => unknown;
}

export const words = graderFor<Echo>();

/** `echo` gives back what it is given: an example, then a property over objects. */
export const echoGrader = words.defineGrader({
  title: "Give back what came",
  hints: ["Return it."],
  parameters: { echo: ["value", "twice"] },
  checks: {
    one: words.example({
      title: "gives 1 back",
      rule: someRule,
      call: (s) => s.echo(1),
      expect: 1,
    }),
    all: words.property({
      title: "gives everything back",
      rule: someRule,
      needs: "one",
      points: 3,
      given: {
        value: fc.record({ n: fc.nat(1000), tags: fc.array(fc.string(), { maxLength: 5 }) }),
      },
      covers: { large: { share: 0.2, when: ({ value }) => value.n > 100 } },
      call: (s, { value }) => s.echo(value),
      expect: ({ value }) => value,
    }),
    shared: words.script({
      title: "keeps no hold of what it gave",
      rule: someRule,
      steps: [
        { do: "put", name: "given", value: { list: [1] } },
        { do: "call", name: "first", function: "echo", arguments: [{ $ref: ["given"] }] },
        { do: "set", path: ["first", "list"], value: [] },
      ],
      expect: { given: { list: [1] } },
    }),
  },
});

/** An `echo` that passes all of `echoGrader`. */
export const goodEcho = `
export function echo(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
`;

/** A grader of `id`, which echoes: one check for each number, each needing those named. */
export function numbers(
  id: string,
  checks: Record<number, number[]>,
  needs: string[] = [],
): Grader {
  const named = Object.entries(checks).map(([n, wanted]) => [
    `is-${n}`,
    words.example({
      title: n,
      rule: someRule,
      needs: wanted.map((need) => `is-${need}`) as never,
      call: (s) =>
        (s as unknown as Record<string, typeof s.echo>)[id]?.(Number(n)) as Promise<unknown>,
      expect: Number(n),
    }),
  ]);
  return words.defineGrader({
    title: id,
    needs,
    hints: ["h"],
    parameters: {},
    checks: Object.fromEntries(named),
  });
}

/** The source of a function of `numbers` that answers only these numbers rightly. */
export const only = (...right: number[]) => `(n) => [${right}].includes(n) ? n : -1;`;
