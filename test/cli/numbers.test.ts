import { expect, test } from "vitest";
import { addLimit, wholeNumber } from "../../src/cli/numbers.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";

test("a whole number within its bounds is read", () => {
  const read = wholeNumber("--runs", 1, 100);
  expect([read("1"), read("100"), read("007")]).toEqual([1, 100, 7]);
});

test.each(["0", "101", "-1", "1.5", "1e1", "x", "", " 1", "0x1", "9".repeat(400)])(
  "%o is no whole number from 1 to 100",
  (text) => {
    const problem = { code: "bad-option", option: "--runs", value: text };
    expect(() => wholeNumber("--runs", 1, 100)(text)).toThrow(
      expect.objectContaining({
        problem: { ...problem, wanted: "a whole number from 1 to 100" },
      }),
    );
  },
);

test("limits add up, the last of a name counting", () => {
  const limits = ["callMs=2000", "heapMiB=64", "callMs=50"].reduce(
    (before, text) => addLimit(text, before),
    defaultLimits,
  );
  expect(limits).toEqual({ ...defaultLimits, callMs: 50, heapMiB: 64 });
});

test.each([
  "callMs",
  "callMs=",
  "callMs=0",
  "callMs=-5",
  "callMs=1.5",
  "speed=1",
  "toString=1",
  "=1",
  "",
])("%o is no limit", (text) => {
  expect(() => addLimit(text, defaultLimits)).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({ code: "bad-option", option: "--limit", value: text }),
    }),
  );
});
