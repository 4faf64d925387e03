import type { FindingCode } from "../../../src/author/finding.ts";
import { type Fault, grader, own, returns } from "./fault.ts";

const says = "/** It looks as if something is wrong. */\n";

/** Faults of mistakes, at least one for each code; what only some seeds show has tests of its own. */
export const faultsOfMistakes: Readonly<
  Record<Exclude<Extract<FindingCode, `mistake${string}`>, "mistake-missed">, readonly Fault[]>
> = {
  "mistake-not-caught": [
    {
      what: "a mistake that is none",
      changes: { [`${own}/mistakes/two.right.ts`]: says + returns("2 * n") },
      found: [["mistake-not-caught", `${own}/mistakes/two.right.ts`]],
      facts: { check: "two" },
    },
  ],
  "mistake-only-errors": [
    {
      what: "an oracle that throws",
      changes: {
        [grader]: (text) => text.replace("=> n + n", "=> (n as never as { a: { b: number } }).a.b"),
      },
      found: [
        ["check-errors", grader],
        ["mistake-only-errors", `${own}/mistakes/any.squares.ts`],
        ["check-catches-nothing", grader],
      ],
    },
  ],
  "mistake-only-blocked": [
    {
      what: "a mistake named after a check that waits for the one it fails",
      changes: { [`${own}/mistakes/any.adds-three.ts`]: says + returns("n + 3") },
      found: [["mistake-only-blocked", `${own}/mistakes/any.adds-three.ts`]],
      facts: { check: "any", by: [{ exercise: "double", check: "two" }] },
    },
  ],
  "mistake-caught-by-others": [
    {
      what: "a mistake named after a check that it passes",
      changes: { [`${own}/mistakes/zero.halves.ts`]: says + returns("n > 2 ? n : 2 * n") },
      found: [["mistake-caught-by-others", `${own}/mistakes/zero.halves.ts`]],
      facts: { check: "zero", caughtBy: ["any"] },
    },
  ],
  "mistake-not-caught-first": [
    {
      what: "a mistake that another check catches before",
      changes: { [`${own}/mistakes/zero.adds-five.ts`]: says + returns("n + 5") },
      found: [["mistake-not-caught-first", `${own}/mistakes/zero.adds-five.ts`]],
      facts: { check: "zero", first: "two" },
    },
  ],
  "mistake-does-not-parse": [
    {
      what: "a mistake with a syntax error",
      changes: { [`${own}/mistakes/two.cut.ts`]: `${says}export const = 5;\n` },
      found: [["mistake-does-not-parse", `${own}/mistakes/two.cut.ts`]],
      facts: { failure: { kind: "syntax" } },
    },
  ],
  "mistakes-alike": [
    {
      what: "the same mistake in other words",
      changes: { [`${own}/mistakes/any.to-the-second.ts`]: says + returns("n ** 2") },
      found: [["mistakes-alike", `${own}/mistakes/any.squares.ts`]],
      facts: { others: [`${own}/mistakes/any.to-the-second.ts`] },
    },
  ],
  "mistake-without-sentence": [
    {
      what: "a mistake without its comment",
      changes: { [`${own}/mistakes/any.squares.ts`]: returns("n * n") },
      found: [["mistake-without-sentence", `${own}/mistakes/any.squares.ts`]],
    },
  ],
  "mistake-without-belief": [
    {
      what: "a mistake named after its check alone",
      changes: { [`${own}/mistakes/two.ts`]: says + returns("n + 7") },
      found: [["mistake-without-belief", `${own}/mistakes/two.ts`]],
    },
  ],
  "mistake-of-unknown-check": [
    {
      what: "a mistake of a check that there is not",
      changes: { [`${own}/mistakes/twoo.adds-two.ts`]: says + returns("n + 8") },
      found: [["mistake-of-unknown-check", `${own}/mistakes/twoo.adds-two.ts`]],
      facts: { check: "twoo", suggestions: ["two"] },
    },
  ],
};
