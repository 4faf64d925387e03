import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { openSandbox, rawProgram } from "../helpers/sandbox.ts";

const sandbox = openSandbox();
const declarations = readFileSync(join(packageRoot, "src/sandbox/globals.d.ts"), "utf8");

async function inRealm(expression: string): Promise<unknown> {
  const reply = await sandbox.open(rawProgram(`{ f: () => (${expression}) }`)).call("f", []);
  if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
  return JSON.parse(reply.json);
}

/** The globals of ECMAScript 2023, without what waits, compiles or belongs to one host only. */
const language = new Set(
  `Infinity NaN undefined globalThis eval isFinite isNaN parseFloat parseInt decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape unescape AggregateError Array ArrayBuffer
  BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError FinalizationRegistry
  Float32Array Float64Array Function Int8Array Int16Array Int32Array Map Number Object Promise Proxy
  RangeError ReferenceError RegExp Set String Symbol SyntaxError TypeError Uint8Array
  Uint8ClampedArray Uint16Array Uint32Array URIError WeakMap WeakRef WeakSet Intl JSON Math Reflect`.split(
    /\s+/,
  ),
);

describe("the globals offered", () => {
  it("are those of the language and those of globals.d.ts, on every Node", async () => {
    const names = (await inRealm("Object.getOwnPropertyNames(globalThis)")) as string[];
    const declared = [
      ...declarations.matchAll(/^declare (?:var|function|const|let|class) (\w+)/gm),
    ];

    const beyond = names.filter((name) => !language.has(name)).sort();
    expect(beyond).toEqual(declared.map(([, name]) => name).sort());
    expect([...language].filter((name) => !names.includes(name))).toEqual([]);
  });

  it("have a console with the methods declared and no others", async () => {
    const methods = (await inRealm("Object.keys(console)")) as string[];
    const body = /interface Console \{([\s\S]*?)\n\}/.exec(declarations)?.[1] ?? "";
    const declared = [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);

    expect(methods.sort()).toEqual(declared.sort());
    expect(await inRealm("Object.values(console).every((one) => typeof one === 'function')")).toBe(
      true,
    );
  });

  it("are all of the realm: no object of the host is reached from any of them", async () => {
    const reached = await inRealm(`(() => {
      const seen = new Set();
      const strange = [];
      const visit = (value, path) => {
        if ((typeof value !== "object" && typeof value !== "function") || value === null) return;
        if (seen.has(value)) return;
        seen.add(value);
        if (typeof value === "function" && value !== Function.prototype && !(value instanceof Function)) strange.push(path);
        let root = value;
        for (let next = root; next !== null; next = Object.getPrototypeOf(next)) root = next;
        const isFamily = root === Object.prototype || Object.getPrototypeOf(value) === null;
        if (!isFamily) strange.push(path);
        visit(Object.getPrototypeOf(value), path + ".[proto]");
        for (const key of Reflect.ownKeys(value)) {
          const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key);
          const name = path + "." + String(key);
          visit(held, name); visit(get, name); visit(set, name);
        }
      };
      visit(globalThis, "globalThis");
      return { strange, many: seen.size > 500 };
    })()`);

    expect(reached).toEqual({ strange: [], many: true });
  });
});
