import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";

test("10,000 random edits of the solutions bring no fault of ours to light", async () => {
  const { problems, kinds } = await fuzz(10_000, 20260728);
  expect(problems).toEqual([]);
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(["passed", "syntax", "missing-export", "threw", "value", "text"]),
  );
});
