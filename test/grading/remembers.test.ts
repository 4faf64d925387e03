import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someRule, words } from "./graders.ts";
import { failureIn, gradeOne } from "./grading-of.ts";

const { defineGrader, property } = words;

const grader = defineGrader({
  title: "t",
  hints: ["h"],
  parameters: { echo: ["value"] },
  checks: {
    all: property({
      title: "t",
      rule: someRule,
      given: { value: fc.nat(10_000) },
      covers: {},
      call: (s, given) => s.echo(given.value),
      expect: (given) => given.value,
    }),
  },
});

const failureOf = async (source: string) =>
  failureIn(await gradeOne("echo", grader, source), "all");

describe("a submission that remembers", () => {
  test("is shown by the same call twice, where that is enough", async () => {
    const failure = await failureOf(
      "let calls = 0; export function echo(v) { return calls++ > 0 ? -1 : v; }",
    );
    expect(failure.kind).toBe("remembers");
    expect(failure.given).toHaveLength(2);
    expect(failure.given[0]).toEqual(failure.given[1]);
    expect(failure.received).toBe(-1);
  });

  test("is shown by one other call before it, where it takes another", async () => {
    const failure = await failureOf(
      "let first; export function echo(v) { first ??= v; return first; }",
    );
    expect(failure.kind).toBe("remembers");
    expect(failure.given).toHaveLength(2);
    const [before, judged] = failure.given.map(
      (one) => one.do === "call" && one.arguments[0]?.value,
    );
    expect(failure).toMatchObject({ received: before, expected: judged, drawn: { value: judged } });
  });

  test("is shown by the shortest sequence that is left when the rest is taken out", async () => {
    const failure = await failureOf(
      `const seen = new Set();
       export function echo(v) { seen.add(v % 7); return seen.size > 3 ? -1 : v; }`,
    );
    expect(failure.kind).toBe("remembers");
    expect(failure.given).toHaveLength(4);
  });

  test("is found by the other order of the same inputs", async () => {
    const failure = await failureOf(
      `let last = 0;
       export function echo(v) { const less = v < last; last = v; return less && String(v).length < String(last).length + 1 ? -1 : v; }`,
    );
    expect(failure.kind).toBe("remembers");
  });

  test("and dies of it is not tried again and again", async () => {
    const failure = await failureOf(
      "let calls = 0; export function echo(v) { if (calls++ === 60) throw 'hang'; return v; }",
    );
    expect(failure).toMatchObject({ kind: "remembers", fault: { kind: "timeout" } });
    expect(failure.given).toHaveLength(61);
  });

  test("by chance only is told as what was received", async () => {
    const failure = await failureOf(
      `globalThis.tossed ??= 0;
       export function echo(v) { return globalThis.tossed++ === 50 ? -1 : v; }`,
    );
    expect(failure).toMatchObject({ kind: "value", received: -1 });
    expect(failure.given).toHaveLength(1);
  });

  test("but fails alone too is told by one call, shrunk in a realm for each try", async () => {
    const failure = await failureOf(
      "let calls = 0; export function echo(v) { return calls++ === 0 && v > 20 ? -1 : v; }",
    );
    expect(failure).toMatchObject({ kind: "value", drawn: { value: 21 } });
    expect(failure.given).toHaveLength(1);
  });
});
