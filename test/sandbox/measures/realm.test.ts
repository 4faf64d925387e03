import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../../src/paths.ts";
import { withAndWithout } from "./with-and-without.ts";

/** The primordials with one of them taken late instead of early. */
function primordialsWith(captured: string, late: string): string {
  const text = readFileSync(join(packageRoot, "src/sandbox/prelude/primordials.ts"), "utf8");
  if (!text.includes(captured)) throw new Error(`no such primordial: ${captured}`);
  return text.replace(captured, late);
}

const tryWasm = `() => {
  try { return typeof new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); }
  catch (error) { return error.name; }
}`;

describe("the student's realm", () => {
  it("has a global object that inherits nothing of the host", async () => {
    const measure = { "child/measures/bare-global.ts": "export const bareGlobal = () => ({});" };
    const probe = `() =>
      ["isPrototypeOf", "propertyIsEnumerable"].map((name) => globalThis[name] === Object.prototype[name])`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: [true, true] });
    expect(lacking).toEqual({ value: [false, false] });
  });

  it("makes no code from text", async () => {
    const measure = { "child/measures/no-code-from-text.ts": "export const codeFromText = true;" };
    const probe = `() => {
      const made = [];
      for (const make of [() => eval("1 + 1"), () => Function("return 1 + 1")(), () => (async () => {}).constructor("")]) {
        try { make(); made.push(true); } catch (error) { made.push(error.name); }
      }
      return made;
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: ["EvalError", "EvalError", "EvalError"] });
    expect(lacking).toEqual({ value: [true, true, true] });
  });

  it("compiles no WebAssembly, even where it is offered", async () => {
    const measure = { "child/measures/no-code-from-wasm.ts": "export const codeFromWasm = true;" };
    const always = { "prelude/measures/remove-globals.ts": "export function removeGlobals() {}" };

    const [complete, lacking] = await withAndWithout(measure, tryWasm, { always });

    expect(complete).toEqual({ value: "CompileError" });
    expect(lacking).toEqual({ value: "object" });
  });

  it("offers nothing that waits, compiles, or that only some versions of Node have", async () => {
    const measure = { "prelude/measures/remove-globals.ts": "export function removeGlobals() {}" };
    const probe = `() =>
      ["WebAssembly", "SharedArrayBuffer", "Atomics"].filter((name) => name in globalThis)`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: [] });
    expect(lacking).toEqual({ value: ["WebAssembly", "SharedArrayBuffer", "Atomics"] });
  });

  it("runs its microtasks after an evaluation and in a queue of its own", async () => {
    const measure = {
      "child/measures/microtasks-after-evaluation.ts": "export const microtaskMode = undefined;",
    };
    const probe = "async () => { await null; return 1; }";

    const [complete, lacking] = await withAndWithout(measure, probe, { async: true });

    expect(complete).toEqual({ value: 1 });
    expect(lacking).toEqual({ fault: { kind: "promise", settles: false } });
  });

  it("formats stacks itself: a name that is a symbol brings no error of the host", async () => {
    const measure = {
      "prelude/measures/lock-stack-format.ts": "export function lockStackFormat() {}",
    };
    const probe = `() => {
      const error = new Error("x");
      error.name = Symbol("name");
      try { return typeof error.stack; }
      catch (thrown) { return thrown instanceof Error ? "of the realm" : "of the host"; }
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: "string" });
    expect(lacking).toEqual({ value: "of the host" });
  });

  it("lets nobody else format stacks: no call site, which names our files, gets out", async () => {
    const measure = {
      "prelude/measures/lock-stack-format.ts":
        "export function lockStackFormat(format) { Error.prepareStackTrace = format; }",
    };
    const probe = `() => {
      try { Error.prepareStackTrace = (error, sites) => sites; } catch {}
      return typeof new Error("x").stack;
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: "string" });
    expect(lacking.valueOf()).toHaveProperty("value", "object");
  });

  it("keeps its Error, on which Node looks for the formatter", async () => {
    const measure = { "prelude/measures/lock-error.ts": "export function lockError() {}" };
    const probe = `() => {
      try { globalThis.Error = {}; } catch {}
      const error = new TypeError("x");
      error.name = Symbol("name");
      try { return typeof error.stack; }
      catch (thrown) { return thrown instanceof TypeError ? "of the realm" : "of the host"; }
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: "string" });
    expect(lacking).toEqual({ value: "of the host" });
  });

  it("shows a student no frame but their own", async () => {
    const measure = { "prelude/measures/own-frames.ts": "export const isOwnFrame = () => true;" };
    const probe = `function probe() { return new Error("x").stack.split("\\n").length; }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: 2 });
    expect(lacking).toHaveProperty("value");
    expect((lacking as { value: number }).value).toBeGreaterThan(5);
  });

  it("works with the language as it was before the student changed it", async () => {
    const measure = {
      "prelude/primordials.ts": primordialsWith(
        "jsonStringify = JSON.stringify;",
        "jsonStringify = (...given) => JSON.stringify(...given);",
      ),
    };
    const probe = `() => {
      JSON.stringify = () => '"forged"';
      return "honest";
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: "honest" });
    expect(lacking).toEqual({ value: "forged" });
  });

  it("adds to its lists past whatever setters the student put on a prototype", async () => {
    const measure = {
      "prelude/primordials.ts": primordialsWith(
        "defineProperty(\n    list,\n    list.length,\n    bare({ value: item, writable: true, enumerable: true, configurable: true }),\n  );",
        "list[list.length] = item;",
      ),
    };
    const probe = `() => {
      Object.defineProperty(Object.prototype, "0", { set() {}, configurable: true });
      return { n: NaN };
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ fault: { kind: "not-json", path: ["n"], found: "NaN" } });
    expect(lacking).not.toEqual(complete);
  });

  it("has __proto__ as plain JavaScript has it, so that a slip with it shows", async () => {
    const probe = `() => {
      const table = { ping: 1 };
      return [table["__proto__"] === Object.prototype, "__proto__" in table, typeof ({}).__defineGetter__];
    }`;

    const [complete] = await withAndWithout({}, probe);

    const table = { ping: 1 };
    const here = ["__proto__", "__defineGetter__"] as const;
    expect(complete).toEqual({
      value: [
        Reflect.get(table, here[0]) === Object.prototype,
        here[0] in table,
        typeof Reflect.get({}, here[1]),
      ],
    });
  });
});
