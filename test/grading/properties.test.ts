import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverageOf } from "../../src/grading/coverage.ts";
import { drawInputs, generatorOf, type Property } from "../../src/grading/inputs.ts";
import { echoGrader, someRule, words } from "./graders.ts";
import { checkIn, failureIn, gradeOne } from "./grading-of.ts";

const { defineGrader, property } = words;

/** A grader whose one property wants whatever is drawn to come back. */
function echoing(value: fc.Arbitrary<unknown>) {
  return defineGrader({
    title: "t",
    hints: ["h"],
    parameters: { echo: ["value"] },
    checks: {
      all: property({
        title: "t",
        rule: someRule,
        given: { value },
        covers: {},
        call: (s, given) => s.echo(given.value),
        expect: (given) => (given.value === undefined ? null : given.value) as never,
      }),
    },
  });
}

const propertyOf = (grader: ReturnType<typeof echoing>) => grader.checks.all as unknown as Property;

describe("a failing input", () => {
  test("is shrunk to the smallest, and told by name", async () => {
    const source = "export const echo = (v) => v.n > 10 ? { ...v, n: 10 } : v;";
    const failure = failureIn(await gradeOne("echo", echoGrader, source), "all");
    expect(failure).toMatchObject({
      kind: "value",
      drawn: { value: { n: 11, tags: [] } },
      given: [{ function: "echo", arguments: [{ name: "value", value: { n: 11, tags: [] } }] }],
      expected: { n: 11, tags: [] },
      received: { n: 10, tags: [] },
      differences: [{ path: ["n"], expected: 11, received: 10 }],
    });
    expect(failure.shrinks).toBeGreaterThan(0);
  });

  test("is shrunk within a bounded number of calls", async () => {
    const source = "export const echo = (v) => v.length > 60 ? '' : v;";
    const failure = failureIn(
      await gradeOne("echo", echoing(fc.string({ minLength: 80, maxLength: 5000 })), source),
      "all",
    );
    expect(failure.shrinks).toBeLessThanOrEqual(200);
  });

  test("that hangs is not shrunk: the smallest of those drawn is told", async () => {
    const grader = echoing(fc.nat(100_000));
    const source = "export const echo = (v) => { if (v > 500) throw 'hang'; return v; };";
    const failure = failureIn(await gradeOne("echo", grader, source, { seed: 5 }), "all");
    expect(failure).toMatchObject({ kind: "timeout", shrinks: 0 });
    const value = failure.drawn?.value as number;
    expect(value).toBeGreaterThan(500);
    expect(String(value)).toHaveLength(3);
  });

  test("keeps its smallest form when a smaller one would hang", async () => {
    const source = `export function echo(v) {
      if (v > 2000) return 0;
      if (v > 1000) throw "hang";
      return v;
    }`;
    const grader = echoing(fc.nat(1_000_000));
    const failure = failureIn(await gradeOne("echo", grader, source), "all");
    expect(failure.kind).toBe("value");
    expect(failure.drawn?.value).toBeGreaterThan(2000);
  });

  test("is told with the arguments that a replay by its command draws again", async () => {
    const source = "export const echo = (v) => v.n > 10 ? null : v;";
    const whole = await gradeOne("echo", echoGrader, source, { seed: 7, runs: 50 });
    const check = checkIn(whole, "all");
    expect(check.replay).toEqual(["check", "echo", "--only", "all", "--seed", "7", "--runs", "50"]);
    const alone = await gradeOne("echo", echoGrader, source, { seed: 7, runs: 50, only: "all" });
    expect(alone.checks).toEqual([check]);
  });
});

describe("drawing", () => {
  const seen = (grader: ReturnType<typeof echoing>) =>
    drawInputs(propertyOf(grader), 3, 100).map(({ drawn }) => drawn.value);

  test("oracle and submission see what JSON text gives back", () => {
    const odd = fc.constantFrom<unknown>(
      -0,
      { gone: undefined, kept: 1 },
      Object.assign(Object.create(null) as object, { bare: true }),
      JSON.parse('{"__proto__":1,"in":{"__proto__":2}}'),
      "__proto__",
    );
    for (const value of seen(echoing(odd))) {
      expect([0, { kept: 1 }, { bare: true }, { in: {} }, "__proto__"]).toContainEqual(value);
      expect(Object.is(value, -0)).toBe(false);
      if (typeof value === "object") expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    }
  });

  test("a name may be drawn as undefined, and crosses as such", async () => {
    const grader = echoing(fc.constant(undefined));
    expect(seen(grader)).toContain(undefined);
    const source =
      "export const echo = (...args) => args.length === 1 && args[0] === undefined ? null : 1;";
    expect((await gradeOne("echo", grader, source)).status).toBe("passed");
  });

  test("the smallest inputs come first", () => {
    const sizes = drawInputs(propertyOf(echoing(fc.string())), 3, 100).map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  test("fast-check finds each input again by its path", () => {
    const property = propertyOf(echoing(fc.string()));
    for (const { run, drawn } of drawInputs(property, 9, 20)) {
      let first: unknown;
      fc.check(
        fc.property(generatorOf(property), (sample) => {
          first ??= sample;
        }),
        { seed: 9, path: String(run), numRuns: 1 },
      );
      expect(first).toEqual(drawn);
    }
  });

  test("a throwing generator or oracle is errored", async () => {
    const generator = echoing(
      fc.nat().map((): unknown => {
        throw new Error("no luck");
      }),
    );
    expect(
      checkIn(await gradeOne("echo", generator, "export const echo = (v) => v;"), "all").outcome,
    ).toEqual({ status: "errored", message: "Error: no luck" });
  });

  test("coverage tells each class's share of what is drawn", () => {
    const all = echoGrader.checks.all as unknown as Property;
    const [large] = coverageOf(all, 1, 1000);
    expect(large).toMatchObject({ class: "large", least: 0.2 });
    expect(large?.share).toBeGreaterThan(0.3);
    expect(large?.share).toBeLessThan(1);
  });
});
