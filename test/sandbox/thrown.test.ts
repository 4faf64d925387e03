import { describe, expect, it } from "vitest";
import { compile, openSandbox, rawProgram } from "../helpers/sandbox.ts";

const sandbox = openSandbox();

async function thrown(expression: string) {
  const realm = sandbox.open(rawProgram(`{ f() { throw (${expression}); } }`));
  const reply = await realm.call("f", []);
  if (reply.ok || reply.fault?.kind !== "threw") throw new Error(JSON.stringify(reply));
  return reply.fault.thrown;
}

describe("what a student's code throws", () => {
  it.each([
    ["new Error('m')", "Error", "m"],
    ["new TypeError('m')", "TypeError", "m"],
    ["new (class Custom extends Error { name = 'Custom' })('m')", "Custom", "m"],
    ["new AggregateError([], 'm')", "AggregateError", "m"],
    ["Object.assign(new Error('m'), { name: '' })", "Error", "m"],
    ["Object.assign(new Error('m'), { name: Symbol('s') })", "Error", "m"],
    ["Object.assign(new Error('m'), { message: 5 })", "Error", ""],
    ["'text'", "string", "text"],
    ["5", "number", "5"],
    ["null", "null", "null"],
    ["undefined", "undefined", "undefined"],
    ["10n", "bigint", "10n"],
    ["Symbol('s')", "symbol", "Symbol(s)"],
    ["() => 1", "function", "[Function (anonymous)]"],
    ["{ code: -32600, message: 'm' }", "object", '{ code: -32600, message: "m" }'],
    ["[1]", "object", "[ 1 ]"],
    ["Promise.reject(1)", "object", "Promise {}"],
    [
      "new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; }, ownKeys() { throw 3; } })",
      "object",
      "[unreadable]",
    ],
    ["new Proxy(new Error('m'), { get() { throw 1; } })", "object", ""],
    [
      "{ get name() { throw 1; }, get message() { throw 2; }, get stack() { throw 3; } }",
      "object",
      "{ name: [Getter], message: [Getter], stack: [Getter] }",
    ],
    ["Object.defineProperty(new Error('m'), 'name', { get() { throw 1; } })", "object", "m"],
    ["Object.defineProperty(new Error('m'), 'message', { get() { throw 1; } })", "Error", ""],
    ["Object.defineProperty(new Error('m'), 'stack', { get() { throw 1; } })", "Error", "m"],
    ["Object.setPrototypeOf(new Error('m'), null)", "Error", "m"],
    ["Object.create(Error.prototype, { message: { value: 'fake' } })", "Error", "fake"],
    ["new Error('x'.repeat(20000))", "Error", `${"x".repeat(8192)}…`],
  ])("is read with care: %s", async (expression, name, message) => {
    expect(await thrown(expression)).toMatchObject({ name, message });
  });

  it("may be an endless recursion, which is an error like any other", async () => {
    const realm = await sandbox.run(
      "export function f(n: number): number { return f(n + 1) + 1; }",
    );

    const reply = await realm.call("f", [{ json: 0 }]);

    expect(reply).toMatchObject({
      fault: {
        kind: "threw",
        thrown: { name: "RangeError", message: "Maximum call stack size exceeded" },
      },
    });
    expect(reply).toMatchObject({ fault: { at: { file: "a.ts", line: 1 } } });
  });
});

describe("the frames of what was thrown", () => {
  const files = {
    "handle.ts": `import { check } from "./parts/check.ts";

export interface Request {
  id: number;
}

/** Answers. */
export function handle(text: string): unknown {
  const request = JSON.parse(text) as Request | null;
  return [request].map((one) => check(one!.id, { deep: (n) => n.toFixed(2) }));
}
`,
    "parts/check.ts": `type Deep = { deep: (n: number) => string };

export class Checker {
  constructor(private readonly deep: Deep) {}
  run(n: number) { return this.deep.deep(n); }
}
export const check = (id: number, deep: Deep) => new Checker(deep).run(id);
`,
  };

  async function framesFor(json: string) {
    const compiled = await compile(files);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));
    const reply = await sandbox.open(compiled.program).call("handle", [{ json }]);
    if (reply.ok || reply.fault?.kind !== "threw") throw new Error(JSON.stringify(reply));
    return reply.fault;
  }

  it("are those of the student's own files, innermost first, exact to the column", async () => {
    const { thrown, at } = await framesFor('{"id":"x"}');

    expect(thrown.message).toBe("n.toFixed is not a function");
    expect(thrown.frames).toEqual([
      { file: "handle.ts", line: 10, column: 65, function: "deep" },
      { file: "parts/check.ts", line: 5, column: 37, function: "run" },
      { file: "parts/check.ts", line: 7, column: 68, function: "check" },
      { file: "handle.ts", line: 10, column: 33, function: null },
      { file: "handle.ts", line: 10, column: 20, function: "handle" },
    ]);
    expect(at).toEqual({
      file: "handle.ts",
      line: 10,
      column: 65,
      firstLine: 8,
      lines: files["handle.ts"].split("\n").slice(7, 11),
    });
  });

  it("point into the file also where V8 throws", async () => {
    const { thrown } = await framesFor("null");

    expect(thrown).toMatchObject({
      name: "TypeError",
      message: "Cannot read properties of null (reading 'id')",
      frames: [{ file: "handle.ts", line: 10, column: 44 }, { function: "handle" }],
    });
  });

  it("lead to the call where a built-in function throws", async () => {
    const { thrown } = await framesFor("{");

    expect(thrown.name).toBe("SyntaxError");
    expect(thrown.frames).toEqual([{ file: "handle.ts", line: 9, column: 24, function: "handle" }]);
  });

  it("are there when a module throws as it is loaded", async () => {
    const realm = await sandbox.run(
      'export const a = 1;\nthrow new RangeError("while loading");\n',
    );

    expect(await realm.loaded).toEqual({
      ok: false,
      fault: {
        kind: "threw",
        when: "load",
        thrown: {
          name: "RangeError",
          message: "while loading",
          frames: [{ file: "a.ts", line: 2, column: 7, function: null }],
        },
        at: {
          file: "a.ts",
          line: 2,
          column: 7,
          firstLine: 1,
          lines: ["export const a = 1;", 'throw new RangeError("while loading");', ""],
        },
      },
      console: { text: "", dropped: 0 },
    });
    expect(await realm.call("a", [])).toMatchObject({ fault: { kind: "threw", when: "load" } });
  });

  it("do not show our own protocol.ts where it stands in for the student's", async () => {
    const compiled = await compile(
      {
        folder: null,
        files: { "a.ts": 'import { fail } from "./protocol.ts";\nexport const f = () => fail();' },
        standIns: { "protocol.ts": "export const fail = () => { throw new Error('ours'); };" },
      },
      "a.ts",
    );
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));

    expect(await sandbox.open(compiled.program).call("f", [])).toMatchObject({
      fault: { thrown: { frames: [{ file: "a.ts", line: 2, column: 24, function: "f" }] } },
    });
  });

  it("are none where the student wrote the stack", async () => {
    const { frames } = await thrown(
      "Object.assign(new Error('m'), { stack: 'at /etc/passwd:1:1' })",
    );

    expect(frames).toEqual([]);
  });
});
