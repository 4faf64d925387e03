import type { FindingCode } from "../../../src/author/finding.ts";
import { type Fault, grader, own, returns } from "./fault.ts";

const starter = "exercises/01-numbers/double.ts";
const says = "/** It looks as if something is wrong. */\n";

/** One more check, the same as `zero` but for its id. */
const oneMoreCheck = (id: string) => (text: string) =>
  text.replace(
    "    any: property",
    `    ${id}: example({ title: "t", rule: arithmetic, call: (s) => s.double(0), expect: 0 }),\n    any: property`,
  );

/** Faults of all but mistakes, at least one for each code. */
export const faultsOfOthers: Readonly<
  Record<Exclude<FindingCode, `mistake${string}`>, readonly Fault[]>
> = {
  "starter-passes": [
    {
      what: "a starter that is no task any more",
      changes: { [starter]: `// TODO\n${returns("2 * n")}` },
      found: [["starter-passes", starter]],
    },
  ],
  "starter-cannot-be-called": [
    {
      what: "a starter without its function",
      changes: { [starter]: "// TODO\nexport const triple = 3;\n" },
      found: [["starter-cannot-be-called", starter]],
      facts: { failure: { kind: "missing-export" } },
    },
  ],
  "starter-without-todo": [
    {
      what: "a starter that does not say where to begin",
      changes: { [starter]: (text) => text.replace("// TODO", "// begin") },
      found: [["starter-without-todo", starter]],
    },
  ],
  "solution-fails": [
    {
      what: "a solution that is wrong for small numbers",
      changes: { "solutions/01-numbers/double.ts": returns("n < 3 ? 1 : 2 * n") },
      found: [
        ["solution-fails", "solutions/01-numbers/double.ts"],
        ["solution-fails", "solutions/01-numbers/double.ts"],
      ],
      facts: { check: "two", seed: 1, failure: { kind: "value" } },
    },
  ],
  "variant-fails": [
    {
      what: "a variant that one property catches",
      changes: { [`${own}/variants/adds.ts`]: returns("n < 0 ? n : n + n") },
      found: [["variant-fails", `${own}/variants/adds.ts`]],
      facts: { check: "any", seed: 1, failure: { kind: "value", drawn: { n: -1 } } },
    },
    {
      what: "a variant that does not parse is told once",
      changes: { [`${own}/variants/parts/double.ts`]: "export const = 5;\n" },
      found: [["variant-fails", `${own}/variants/parts`]],
      facts: { check: null, failure: { kind: "syntax" } },
    },
  ],
  "check-errors": [
    {
      what: "a class whose condition throws",
      changes: { [grader]: (text) => text.replace("n < 0", "n.sign.of < 0") },
      found: [["check-errors", grader]],
      facts: { check: "any", submissions: [] },
    },
    {
      what: "a check that needs a later one",
      changes: { [grader]: (text) => text.replace('title: "doubles two",', '$& needs: "zero",') },
      found: [
        ["check-errors", grader],
        ["mistake-caught-by-others", `${own}/mistakes/two.adds-one.ts`],
        ["check-catches-nothing", grader],
      ],
      facts: { check: "two" },
    },
  ],
  "check-catches-nothing": [
    {
      what: "checks that no mistake fails",
      changes: {
        [`${own}/mistakes/two.adds-one.ts`]: null,
        [`${own}/mistakes/zero.is-nothing.ts`]: null,
      },
      found: [
        ["check-catches-nothing", grader],
        ["check-catches-nothing", grader],
      ],
      facts: { check: "two" },
    },
  ],
  "class-too-rare": [
    {
      what: "a class that is declared more often than it is drawn",
      changes: { [grader]: (text) => text.replace("share: 0.2", "share: 0.9") },
      found: [["class-too-rare", grader]],
      facts: { check: "any", class: "negative", least: 0.9 },
    },
  ],
  "without-title": [
    {
      what: "a check without title",
      changes: { [grader]: (text) => text.replace("doubles zero", " ") },
      found: [["without-title", grader]],
      facts: { check: "zero" },
    },
    {
      what: "a grader without title",
      changes: { [grader]: (text) => text.replace("Double a number", "") },
      found: [["without-title", grader]],
      facts: { check: null },
    },
  ],
  "without-hint": [
    {
      what: "a grader without hints",
      changes: { [grader]: (text) => text.replace('["Add it to itself."]', "[] as never") },
      found: [["without-hint", grader]],
    },
  ],
  "without-rule": [
    {
      what: "checks whose rule names no page",
      changes: {
        "graders/numbers.ts": (text) => text.replace('"basic/index#numbers"', '""'),
      },
      found: [
        ["without-rule", grader],
        ["without-rule", grader],
        ["without-rule", grader],
      ],
      facts: { check: "two" },
    },
  ],
  "names-clash": [
    {
      what: "checks that differ in capital letters alone",
      changes: { [grader]: oneMoreCheck("Zero") },
      found: [["names-clash", grader]],
      facts: { of: "check", names: ["zero", "Zero"] },
    },
    {
      what: "mistakes that differ in capital letters alone",
      changes: { [`${own}/mistakes/any.Squares.ts`]: says + returns("n * n * n / 2") },
      found: [["names-clash", `${own}/mistakes/any.Squares.ts`]],
      facts: { of: "mistake", names: ["any.Squares", "any.squares"] },
    },
    {
      what: "a file and a folder of one name",
      changes: { [`${own}/variants/adds/double.ts`]: returns("n - -n") },
      found: [["names-clash", `${own}/variants/adds`]],
      facts: { of: "variant", names: ["adds", "adds"] },
    },
  ],
  "unfit-check-name": [
    {
      what: "a check whose name no file can begin with",
      changes: { [grader]: oneMoreCheck('"zero.again"') },
      found: [["unfit-check-name", grader]],
      facts: { check: "zero.again" },
    },
  ],
  "stray-file": [
    {
      what: "files that nothing uses, everywhere",
      changes: {
        "graders/old.ts": "export {};\n",
        [`${own}/mistakes/notes.txt`]: "",
        [`${own}/variants/README.md`]: "",
        "exercises/01-numbers/extra.ts": "export {};\n",
        "exercises/02-gone/double.ts": "",
        "solutions/01-numbers/other.ts": "export {};\n",
      },
      found: [
        ["stray-file", "exercises/01-numbers/extra.ts"],
        ["stray-file", "exercises/02-gone/double.ts"],
        ["stray-file", `${own}/mistakes/notes.txt`],
        ["stray-file", "graders/old.ts"],
        ["stray-file", "solutions/01-numbers/other.ts"],
      ],
    },
    {
      what: "a part of a variant that it is not made of",
      changes: { [`${own}/variants/parts/inside/thrice.ts`]: "export {};\n" },
      found: [["stray-file", `${own}/variants/parts/inside/thrice.ts`]],
    },
  ],
};
