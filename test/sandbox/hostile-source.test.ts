import { expect, test } from "vitest";
import { namesIn } from "../../src/sandbox/type-check-names.ts";
import { compile, faultOf, openSandbox } from "../helpers/sandbox.ts";

// What reads a submission's text does so in the grader's own process, where no limit of time holds.

test("imports are found behind a run of white space that is gone through once", () => {
  const text = `from${" ".repeat(3_000_000)}\nimport${" ".repeat(3_000_000)}("./a.ts");`;

  expect(namesIn(text)).toEqual([{ specifier: "./a.ts", line: 2 }]);
});

test("each of very many imports has its line", () => {
  const names = namesIn('import "./a.ts";\n/// <reference path="b.ts" />\n'.repeat(200_000));

  expect(names).toHaveLength(400_000);
  expect(names[199_999]).toEqual({ specifier: "./a.ts", line: 399_999 });
  expect(names.at(-1)).toEqual({ specifier: "./b.ts", line: 400_000 });
});

test("a text full of comments that nothing closes is seen at once not to be a comment", async () => {
  const limits = { sourceKiB: 4096, loadMs: 30_000, callMs: 30_000 };
  const text = `export const other = "${"/*x".repeat(1_000_000)}";`;
  const compiled = await compile({ "a.ts": text }, "a.ts", limits);
  if (!compiled.ok) throw new Error("it was refused");

  const realm = openSandbox({ limits }).open(compiled.program);

  expect(await faultOf(realm, "f")).toMatchObject({ kind: "missing-export", empty: null });
});
