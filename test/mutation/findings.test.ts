import { expect, test } from "vitest";
import type { Equivalent } from "../../scripts/mutate/equivalent.ts";
import { findingsIn } from "../../scripts/mutate/findings.ts";
import type { JudgedMutant } from "../../scripts/mutate/judge-mutants.ts";
import { describeFinding, tally } from "../../scripts/mutate/screen.ts";

const solution = "export function a(n: number) {\n  return n < 2;\n}\n";
const listed: Equivalent = ["a.ts", "n < 2", "n <= 2", "2 is never given"];
const look = { colour: false, unicode: true, columns: 80 };

function mutant(fate: JudgedMutant["fate"], to = "n <= 2"): JudgedMutant {
  const at = { file: "a.ts", line: 2, column: 10 };
  const text = solution.replace("n < 2", `(${to})`);
  return { at, mutator: "EqualityOperator", from: "n < 2", to, text, fate };
}

test("nothing is found where all are killed but what the list says", () => {
  expect(findingsIn([mutant("survived"), mutant("killed", "n > 2")], [listed])).toEqual([]);
});

test("a mutant that survives, or that could not be judged, is found", () => {
  const mutants = [mutant("survived"), mutant("errored", "n > 2")];
  expect(findingsIn(mutants, [])).toEqual([
    { is: "unjudged", mutant: mutants[1] },
    { is: "survivor", mutant: mutants[0] },
  ]);
});

test("an entry of the list is found when it means none, or several, or one that is killed", () => {
  expect(findingsIn([mutant("killed", "n > 2")], [listed])).toEqual([
    { is: "stale-equivalent", entry: listed, found: 0 },
  ]);
  expect(findingsIn([mutant("survived"), mutant("survived")], [listed])).toEqual([
    { is: "stale-equivalent", entry: listed, found: 2 },
  ]);
  expect(findingsIn([mutant("killed")], [listed])).toEqual([
    { is: "killed-equivalent", entry: listed },
  ]);
});

test("a survivor is shown where it stands in the solution, with the changed line", () => {
  const lines = describeFinding({ is: "survivor", mutant: mutant("survived") }, solution, look);
  expect(lines).toEqual([
    "No check finds this change. Add one, or an entry in scripts/mutate/equivalent.ts:",
    "a.ts:2:10 EqualityOperator",
    "  1 │ export function a(n: number) {",
    "▸ 2 │   return n < 2;",
    "    │          ^",
    "  3 │ }",
    "becomes: return (n <= 2);",
  ]);
});

test("the tally tells those that survive from those that are listed as equivalent", () => {
  const mutants = [mutant("survived"), mutant("survived", "n !== 2"), mutant("killed", "n > 2")];
  const findings = findingsIn(mutants, [listed]);
  expect(tally({ id: "a", file: "a.ts", text: solution, mutants, findings })).toBe(
    "a.ts: 3 mutants, 1 killed, 1 equivalent, 1 survived",
  );
});
