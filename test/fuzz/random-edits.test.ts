import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";

test("300 random edits of the solutions bring no fault of ours to light", async () => {
  const { problems, kinds } = await fuzz(300, 1);
  expect(problems).toEqual([]);
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(["passed", "syntax", "threw", "value"]));
});
