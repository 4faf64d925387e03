import { expect, test } from "vitest";
import { type Mutant, mutantsOf } from "../../scripts/mutate/mutants.ts";

async function textsOf(text: string, mutator: string): Promise<string[]> {
  const mutants = await mutantsOf("a.ts", text);
  return mutants.filter((mutant) => mutant.mutator === mutator).map((mutant) => mutant.text);
}

test("a mutant says where it is, what was there, and what stands there now", async () => {
  const text = "export function a(n: number) {\n  return n < 2;\n}\n";
  const [mutant] = (await mutantsOf("a.ts", text)).filter(({ to }) => to === "n <= 2");
  expect(mutant).toEqual<Mutant>({
    at: { file: "a.ts", line: 2, column: 10 },
    mutator: "EqualityOperator",
    from: "n < 2",
    to: "n <= 2",
    text: "export function a(n: number) {\n  return (n <= 2);\n}\n",
  });
});

test("a changed expression keeps its meaning among its neighbours", async () => {
  expect(await textsOf("export const a = !(b || c) && d;", "BooleanLiteral")).toEqual([
    "export const a = (b || c) && d;",
  ]);
  expect(await textsOf("export const a = b && c && d;", "LogicalOperator")).toEqual([
    "export const a = (b && c || d);",
    "export const a = (b || c) && d;",
  ]);
});

test("blocks and cases are changed as the statements that they are", async () => {
  expect(await textsOf("export function a() { b(); }", "BlockStatement")).toEqual([
    "export function a() {}",
  ]);
  const cases = await textsOf(
    "switch (a) {\n  case 1: b();\n  default: c();\n}",
    "ConditionalExpression",
  );
  expect(cases).toEqual([
    "switch (a) {\n  case 1:\n  default: c();\n}",
    "switch (a) {\n  case 1: b();\n  default:\n}",
  ]);
});

test("types are not changed", async () => {
  expect(await mutantsOf("a.ts", 'type A = "b" | { c: true };\n')).toEqual([]);
});
