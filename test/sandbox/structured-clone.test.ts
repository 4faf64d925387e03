import { describe, expect, it } from "vitest";
import { openSandbox, rawProgram } from "../helpers/sandbox.ts";

const sandbox = openSandbox();

/** What statements return, in a realm where `same` compares two values as text that tells kinds apart. */
async function result(statements: string): Promise<unknown> {
  const reply = await sandbox.open(rawProgram(`{ f() { ${statements} } }`)).call("f", []);
  return reply.ok ? JSON.parse(reply.json) : reply.fault;
}

describe("structuredClone", () => {
  it("copies plain values all the way down", async () => {
    expect(
      await result(`
        const value = { a: [1, { b: "x" }, , undefined], n: -0, big: 1n, [Symbol("s")]: 1 };
        const copy = structuredClone(value);
        return [
          copy !== value && copy.a !== value.a && copy.a[1] !== value.a[1],
          copy.a[1].b, copy.a.length, 2 in copy.a, 3 in copy.a, Object.is(copy.n, -0),
          copy.big === 1n, Object.getOwnPropertySymbols(copy).length,
        ];`),
    ).toEqual([true, "x", 4, false, true, true, true, 0]);
  });

  it("keeps what is shared shared, and what is circular circular", async () => {
    expect(
      await result(`
        const shared = {};
        const value = { a: shared, b: [shared], map: new Map([[shared, shared]]) };
        value.self = value;
        const copy = structuredClone(value);
        const [[key, held]] = [...copy.map];
        return [copy.a === copy.b[0], copy.self === copy, key === copy.a, held === copy.a, copy.a !== shared];`),
    ).toEqual([true, true, true, true, true]);
  });

  it.each([
    ["new Date(5)", "copy instanceof Date && copy.getTime() === 5"],
    ["/x/gi", "copy instanceof RegExp && String(copy) === '/x/gi' && copy.lastIndex === 0"],
    [
      "new Map([[1, { a: 1 }]])",
      "copy instanceof Map && copy.get(1).a === 1 && copy.get(1) !== value.get(1)",
    ],
    ["new Set([1, 2])", "copy instanceof Set && copy.size === 2 && copy.has(2)"],
    [
      "new Uint8Array([1, 2, 3]).subarray(1)",
      "copy instanceof Uint8Array && copy.length === 2 && copy[0] === 2 && copy.buffer !== value.buffer",
    ],
    [
      "new DataView(new ArrayBuffer(8), 4)",
      "copy instanceof DataView && copy.byteLength === 4 && copy.byteOffset === 4",
    ],
    ["new ArrayBuffer(3)", "copy instanceof ArrayBuffer && copy.byteLength === 3"],
    ["new BigInt64Array([5n])", "copy instanceof BigInt64Array && copy[0] === 5n"],
    ["Object(5)", "copy instanceof Number && copy.valueOf() === 5"],
    ["Object('s')", "copy instanceof String && copy.valueOf() === 's'"],
    ["Object(true)", "copy instanceof Boolean && copy.valueOf() === true"],
    [
      "new RangeError('m')",
      "copy instanceof RangeError && copy.message === 'm' && typeof copy.stack === 'string'",
    ],
    [
      "Object.assign(new Error('m'), { name: 'Custom' })",
      "copy instanceof Error && copy.message === 'm'",
    ],
    [
      "new (class A { x = 1; get y() { return 2; } })()",
      "Object.getPrototypeOf(copy) === Object.prototype && copy.x === 1 && !('y' in copy)",
    ],
    ["{ get g() { return 7; } }", "Object.getOwnPropertyDescriptor(copy, 'g').value === 7"],
    [
      "JSON.parse('{\"__proto__\":1}')",
      "Object.getOwnPropertyDescriptor(copy, '__proto__').value === 1",
    ],
    ["null", "copy === null"],
    ["'text'", "copy === 'text'"],
  ])("copies %s", async (value, condition) => {
    expect(
      await result(
        `const value = (${value}); const copy = structuredClone(value); return ${condition};`,
      ),
    ).toBe(true);
  });

  it.each([
    "() => 1",
    "Symbol('s')",
    "{ a: [() => 1] }",
    "Promise.resolve()",
    "new WeakMap()",
    "new WeakRef({})",
  ])("refuses %s", async (value) => {
    expect(
      await result(`
          try { structuredClone(${value}); } catch (error) {
            return [error instanceof Error, error.name, / could not be cloned\\.$/.test(error.message)];
          }`),
    ).toEqual([true, "DataCloneError", true]);
  });

  it("agrees with the one of Node on what both can copy", async () => {
    const value = `{ list: [1, , "x", null, { d: new Date(1), m: [true] }], text: "é", nested: { a: { b: {} } } }`;
    // biome-ignore lint/security/noGlobalEval: the value is the test's own.
    const here = structuredClone(globalThis.eval(`(${value})`));

    expect(await result(`return structuredClone(${value});`)).toEqual(
      JSON.parse(JSON.stringify(here)),
    );
  });

  it("goes on working when the student has changed the language", async () => {
    expect(
      await result(`
        WeakMap.prototype.get = Map.prototype.forEach = Reflect.ownKeys = () => { throw 1; };
        globalThis.Map = globalThis.Date = null;
        return structuredClone({ a: [new (Object.getPrototypeOf(new Set()).constructor)([1])], b: 1 });`),
    ).toEqual({ a: [{}], b: 1 });
  });
});
