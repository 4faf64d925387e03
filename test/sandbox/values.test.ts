import { describe, expect, it } from "vitest";
import type { Argument } from "../../src/sandbox/call.ts";
import { openSandbox, rawProgram } from "../helpers/sandbox.ts";

const sandbox = openSandbox();

/** The reply to a call that returns what the expression gives. */
async function reply(expression: string) {
  return sandbox.open(rawProgram(`{ f: () => (${expression}) }`)).call("f", []);
}

describe("a result crosses as JSON.stringify writes it", () => {
  it.each([
    "null",
    "true",
    "-0",
    "[0, -0]",
    "1e21",
    "0.1 + 0.2",
    "'text'",
    "'\\u2028\\ud800 \\n\\t\"😀'",
    "[]",
    "{}",
    "[undefined, () => {}, Symbol('s'), , 1]",
    "{ a: undefined, b() {}, c: Symbol('s'), [Symbol('d')]: 1, e: 1 }",
    "{ b: 1, a: 2, 10: 3, 2: 4 }",
    "Object.create({ inherited: 1 }, { hidden: { value: 1 }, own: { value: 2, enumerable: true } })",
    "Object.assign(Object.create(null), { a: 1 })",
    "new (class A { x = 1; #y = 2; get z() { return 3; } })()",
    "new Date(0)",
    "{ d: new Date(0), bad: [new Date(NaN)] }",
    "new Map([[1, 2]])",
    "new Set([1])",
    "{ m: new Map(), s: new Set(), w: new WeakMap(), p: Promise.resolve(1), e: new Error('x') }",
    "/x/g",
    "new Uint8Array([1, 2])",
    "new ArrayBuffer(8)",
    "[new Number(3), new String('s'), new Boolean(false)]",
    "Object('whole')",
    "Object.assign([1, 2], { extra: 3 })",
    "{ toJSON(key) { return ['replaced', key]; } }",
    "{ a: { toJSON: (key) => key }, b: [{ toJSON: (key) => typeof key }] }",
    "{ a: { toJSON: () => undefined } }",
    'JSON.parse(\'{"__proto__":{"a":1}}\')',
    "{ get once() { return Math.PI; } }",
    "new Proxy([1, 2], {})",
    "new Proxy({ a: 1 }, { ownKeys: () => ['a', 'b'], getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }), get: (t, k) => (k === 'toJSON' || k === 'then' ? undefined : k) })",
    "(() => { const shared = { s: 1 }; return [shared, shared, { shared }]; })()",
    "globalThis.NaN === 1",
    "(function () { return arguments; })(1, 2)",
  ])("%s", async (expression) => {
    // biome-ignore lint/security/noGlobalEval: the expression is the test's own.
    const value: unknown = globalThis.eval(`(${expression})`);

    expect(await reply(expression)).toMatchObject({ ok: true, json: JSON.stringify(value) });
  });

  it("reads each getter once, and nothing after the call has been answered", async () => {
    const realm = await sandbox.run(
      `let reads = 0;
      const answer = { get n() { reads += 1; return reads; }, list: { get 0() { reads += 1; return reads; } } };
      export const get = () => answer;
      export const count = () => reads;`,
    );

    expect(await realm.call("get", [])).toMatchObject({ json: '{"n":1,"list":{"0":2}}' });
    expect(await realm.call("count", [])).toMatchObject({ json: "2" });
  });

  it("honours a toJSON that the student put on a prototype, in the result and nowhere else", async () => {
    const realm = await sandbox.run(
      `Object.defineProperty(Object.prototype, "toJSON", { value: () => "changed", configurable: true });
      export const f = () => { console.log("printed"); return { a: 1 }; };
      export const g = () => { throw new Error("thrown"); };`,
    );

    expect(await realm.call("f", [])).toEqual({
      ok: true,
      json: '"changed"',
      console: { text: "printed\n", dropped: 0 },
    });
    expect(await realm.call("g", [])).toMatchObject({ fault: { thrown: { message: "thrown" } } });
  });
});

describe("a result that is no JSON value is a fault with its path", () => {
  it.each([
    ["NaN", [], "NaN"],
    ["Infinity", [], "Infinity"],
    ["{ a: [1, -Infinity] }", ["a", 1], "-Infinity"],
    ["{ 'a b': { '0': NaN } }", ["a b", "0"], "NaN"],
    ["1n", [], "a BigInt"],
    ["[[1n]]", [0, 0], "a BigInt"],
    ["{ a: { toJSON: () => NaN } }", ["a"], "NaN"],
    ["() => 1", [], "a function"],
    ["class A {}", [], "a function"],
    ["Symbol('s')", [], "a symbol"],
    ["(() => { const a = { b: [] }; a.b.push(1, a); return a; })()", ["b", 1], "a cycle"],
    ["(() => { const a = []; a[0] = a; return a; })()", [0], "a cycle"],
    ["(() => { const a = { x: {} }; a.x.y = a.x; return a; })()", ["x", "y"], "a cycle"],
    ["{ first: { deep: { deeper: 1 } }, second: [{}, { x: NaN }] }", ["second", 1, "x"], "NaN"],
  ])("%s", async (expression, path, found) => {
    expect(await reply(expression)).toEqual({
      ok: false,
      fault: { kind: "not-json", path, found },
      console: { text: "", dropped: 0 },
    });
  });

  it("holds where nesting is as deep as it may be, and not a level deeper", async () => {
    const nested = (levels: number) =>
      `(() => { let v = 0; for (let i = 0; i < ${levels}; i++) v = i % 2 ? [v] : { v }; return v; })()`;

    expect(await reply(nested(1000))).toMatchObject({ ok: true });
    expect(await reply(nested(1001))).toMatchObject({
      fault: { kind: "not-json", found: "nested deeper than 1000" },
    });
    expect(await reply(nested(100_000))).toMatchObject({ fault: { kind: "not-json" } });
  });

  it("holds for nesting that a toJSON makes without end", async () => {
    const endless =
      "(() => { const make = () => ({ toJSON: () => ({ next: make() }) }); return make(); })()";

    expect(await reply(endless)).toMatchObject({ fault: { found: "nested deeper than 1000" } });
  });

  it.each(["undefined", "void 0", "{ toJSON() {} }"])("%s is nothing", async (expression) => {
    expect(await reply(expression)).toMatchObject({ fault: { kind: "nothing" } });
  });

  it.each([
    ["Promise.resolve(1)", true],
    ["(async () => { await null; return 1; })()", true],
    ["(async () => { throw new Error('x'); })()", true],
    ["new Promise(() => {})", false],
    ["{ then(done) { done(1); } }", true],
    ["{ then() {} }", false],
    ["Object.assign(() => {}, { then(done) { done(); } })", true],
  ])("%s is a promise", async (expression, settles) => {
    expect(await reply(expression)).toMatchObject({ fault: { kind: "promise", settles } });
  });

  it.each([
    "{ get a() { throw new TypeError('no'); } }",
    "{ toJSON() { throw new TypeError('no'); } }",
    "new Proxy({}, { ownKeys() { throw new TypeError('no'); } })",
    "{ get then() { throw new TypeError('no'); } }",
  ])("%s throws as it is read, as it would in JSON.stringify", async (expression) => {
    expect(await reply(expression)).toMatchObject({
      fault: { kind: "threw", when: "call", thrown: { name: "TypeError", message: "no" } },
    });
  });
});

describe("arguments", () => {
  it("arrive as JSON values of the realm, as undefined, or not at all", async () => {
    const realm = await sandbox.run(
      `export function f(...given: unknown[]) {
        return [given.length, given.map((one) => (one === undefined ? "undefined" : one instanceof Object))];
      }`,
    );

    const args = [
      { json: { a: [1] } },
      { undefined: true },
      { json: null },
      { ref: ["nothing"] },
    ] satisfies Argument[];
    expect(await realm.call("f", args)).toMatchObject({
      json: '[4,[true,"undefined",false,"undefined"]]',
    });
  });

  it("keep what JSON keeps: order, own __proto__, lone surrogates, large numbers", async () => {
    const realm = await sandbox.run("export const f = (x: unknown) => JSON.stringify(x);");
    const text = '{"b":1,"a":{"__proto__":2},"s":"\\ud800é\\u2028\\t","n":1e+300,"z":0}';

    expect(await realm.call("f", [{ json: JSON.parse(text) }])).toMatchObject({
      json: JSON.stringify(JSON.stringify(JSON.parse(text))),
    });
  });

  it("are not read through what the student put on Object.prototype", async () => {
    const realm = await sandbox.run(
      `for (const name of ["json", "ref", "undefined", "do"]) {
        Object.defineProperty(Object.prototype, name, { get: () => ["forged"], configurable: true });
      }
      export const f = (x: unknown) => String(x);`,
    );

    expect(await realm.call("f", [{ undefined: true }])).toMatchObject({ json: '"undefined"' });
    expect(await realm.call("f", [{ json: 5 }])).toMatchObject({ json: '"5"' });
  });
});
