import { describe, expect, it } from "vitest";
import { openSandbox, rawProgram } from "../helpers/sandbox.ts";

const sandbox = openSandbox();

/** What is printed by statements that run in one call. */
async function printed(statements: string): Promise<string> {
  const reply = await sandbox
    .open(rawProgram(`{ f() { ${statements}; return 1; } }`))
    .call("f", []);
  if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
  return reply.console.text;
}

describe("the console", () => {
  it.each([
    ["'text'", "text"],
    ["'a', 'b', 3", "a b 3"],
    ["", ""],
    ["-0, 0, 1e21, NaN", "-0 0 1e+21 NaN"],
    ["null, undefined, true", "null undefined true"],
    ["10n, Symbol('s')", "10n Symbol(s)"],
    ["{ a: 1, 'b c': 'x', [Symbol('k')]: [] }", '{ a: 1, "b c": "x", [Symbol(k)]: [] }'],
    ["[1, 'a', [2], {}]", '[ 1, "a", [ 2 ], {} ]'],
    ["new Map([['k', { v: 1 }]]), new Set([1])", 'Map(1) { "k" => { v: 1 } } Set(1) { 1 }'],
    ["new Date(0), new Date(NaN)", "1970-01-01T00:00:00.000Z Invalid Date"],
    ["/x/g, [/y/]", "/x/g [ /y/ ]"],
    [
      "function named() {}, () => {}, class A {}",
      "[Function: named] [Function (anonymous)] [class A]",
    ],
    ["new (class Point { x = 1 })()", "Point { x: 1 }"],
    ["Object.assign(Object.create(null), { a: 1 })", "[Object: null prototype] { a: 1 }"],
    ["new Uint8Array([1, 2])", "Uint8Array(2) [ 1, 2 ]"],
    ["{ get g() { throw 1; }, set s(v) {} }", "{ g: [Getter], s: [Getter] }"],
    ["(() => { const a = {}; a.a = a; return a; })()", "{ a: [Circular] }"],
    ["{ a: { b: { c: { d: { e: 1 } } } } }", "{ a: { b: { c: { d: […] } } } }"],
    ["new Proxy({}, { ownKeys() { throw 1; } })", "[unreadable]"],
    ["Promise.resolve(1)", "Promise {}"],
    ["'%s is %d%%', 'x', 5, 'more'", "x is 5% more"],
    ["'%i %f %j %o %O %c.', 5.7, '2.5', { a: [1] }, [1], {}, 'css'", '5 2.5 {"a":[1]} [ 1 ] {} .'],
    ["'%s %x %', 1", "1 %x %"],
    ["'%s'", "%s"],
  ])("prints log(%s) as %s", async (args, line) => {
    expect(await printed(`console.log(${args})`)).toBe(`${line}\n`);
  });

  it("breaks what does not fit into a line", async () => {
    const text = await printed(
      "console.log({ name: 'x'.repeat(50), list: ['y'.repeat(30), { z: 1 }] })",
    );

    expect(text).toBe(
      `{\n  name: "${"x".repeat(50)}",\n  list: [ "${"y".repeat(30)}", { z: 1 } ]\n}\n`,
    );
  });

  it("cuts what is too long to read", async () => {
    const text = await printed(
      "console.log(Array.from({ length: 1e6 }, (_, i) => i), Object.fromEntries(Array.from({ length: 500 }, (_, i) => ['k' + i, i])), new Set(Array(300).keys()))",
    );

    expect(text).toContain("… 999900 more");
    expect(text).toContain("… 200 more");
    expect(text.length).toBeLessThan(12_000);
  });

  it("shows errors with the student's own frames, in the student's own files", async () => {
    const realm = await sandbox.run(
      `// a comment
      function inner(): never { throw new TypeError("oops"); }
      export function f() { try { inner(); } catch (error) { console.error(error); } return 1; }`,
    );

    expect(await realm.call("f", [])).toMatchObject({
      console: {
        text: "TypeError: oops\n    at inner (a.ts:2:39)\n    at f (a.ts:3:35)\n",
      },
    });
  });

  it.each([
    ["info", "console.info('a')", "a\n"],
    ["warn", "console.warn('a')", "a\n"],
    ["error", "console.error('a')", "a\n"],
    ["debug", "console.debug('a')", "a\n"],
    ["trace", "console.trace('a'); console.trace()", "Trace: a\nTrace\n"],
    ["dir", "console.dir({ a: 1 }, { depth: 0 })", "{ a: 1 }\n"],
    [
      "assert",
      "console.assert(true, 'a'); console.assert(false, 'b'); console.assert()",
      "Assertion failed: b\nAssertion failed\n",
    ],
    [
      "count",
      "console.count(); console.count('x'); console.count(); console.countReset(); console.count()",
      "default: 1\nx: 1\ndefault: 2\ndefault: 1\n",
    ],
    [
      "group",
      "console.group('a'); console.log('b\\nc'); console.group(); console.log('d'); console.groupEnd(); console.groupEnd(); console.groupEnd(); console.log('e')",
      "a\n  b\n  c\n    d\ne\n",
    ],
    ["clear", "console.clear()", ""],
    ["table of what is no table", "console.table(5)", "5\n"],
  ])("has %s", async (_name, statements, text) => {
    expect(await printed(statements)).toBe(text);
  });

  it("prints tables", async () => {
    const text = await printed(
      "console.table([{ a: 1, b: 'x' }, { a: 22 }]); console.table({ k: 5 })",
    );

    expect(text).toBe(`┌─────────┬────┬─────┐
│ (index) │ a  │ b   │
├─────────┼────┼─────┤
│ 0       │ 1  │ "x" │
│ 1       │ 22 │     │
└─────────┴────┴─────┘
┌─────────┬────────┐
│ (index) │ Values │
├─────────┼────────┤
│ k       │ 5      │
└─────────┴────────┘
`);
  });

  it("measures time", async () => {
    const text = await printed(
      "console.time('t'); console.timeLog('t'); console.timeEnd('t'); console.timeEnd('t')",
    );

    expect(text).toMatch(/^t: \d+ ms\nt: \d+ ms\n$/);
  });

  it("never throws and never runs the student's code to print", async () => {
    const hostile = `[
      new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } }),
      { [Symbol.toStringTag]: 5, constructor: null },
      Object.defineProperty(new Error("x"), "stack", { get() { throw 3; } }),
      Object.setPrototypeOf({}, new Proxy({}, { get() { throw 4; } })),
      Object.defineProperty(() => {}, "name", { value: { toString() { throw 5; } } }),
    ]`;

    const text = await printed(
      `Array.prototype[Symbol.iterator] = () => { throw 6; };
      String.prototype.split = Array.prototype.join = () => { throw 7; };
      const values = ${hostile};
      for (let i = 0; i < values.length; i++) { console.log(values[i]); console.table(values[i]); console.dir([values[i]]); }
      console.log("done", values.length)`,
    );

    expect(text).toMatch(/done 5\n$/);
  });

  it("belongs to each call, and can be replaced by the student", async () => {
    const realm = await sandbox.run(
      `console.log("loading");
      export const f = (n: number) => { console.log("call", n); return n; };
      export const g = () => { const seen: unknown[] = []; console.log = (...x) => { seen.push(x); }; console.log(1, 2); return seen; };`,
    );

    expect(await realm.loaded).toMatchObject({ console: { text: "loading\n" } });
    expect(await Promise.all([1, 2].map((n) => realm.call("f", [{ json: n }])))).toMatchObject([
      { console: { text: "call 1\n" } },
      { console: { text: "call 2\n" } },
    ]);
    expect(await realm.call("g", [])).toMatchObject({ json: "[[1,2]]", console: { text: "" } });
  });
});
