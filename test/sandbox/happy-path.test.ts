import { describe, expect, it } from "vitest";
import { openSandbox } from "../helpers/sandbox.ts";

const sandbox = openSandbox();

describe("a sandbox", () => {
  it("answers a call with the JSON text of the result and what was printed", async () => {
    const realm = await sandbox.run(
      `export function add(a: number, b: number) {
        console.log("adding", { a, b });
        return { sum: a + b };
      }`,
    );

    expect(await realm.loaded).toEqual({
      ok: true,
      exports: [{ name: "add", type: "function" }],
      console: { text: "", dropped: 0 },
    });
    expect(await realm.call("add", [{ json: 1 }, { json: 2 }])).toEqual({
      ok: true,
      json: '{"sum":3}',
      console: { text: "adding { a: 1, b: 2 }\n", dropped: 0 },
    });
  });

  it("takes steps that share objects, and answers each of them", async () => {
    const realm = await sandbox.run(
      `const shared = { n: 0 };
      export const get = (more: { extra: number } | undefined) => (more === undefined ? shared : more);`,
    );

    const replies = await realm.script([
      { do: "call", name: "first", function: "get", arguments: [{ undefined: true }] },
      { do: "set", path: ["first", "n"], value: 7 },
      { do: "call", name: "second", function: "get", arguments: [] },
      { do: "put", name: "given", value: { extra: 1 } },
      { do: "call", name: "third", function: "get", arguments: [{ ref: ["given"] }] },
      { do: "set", path: ["given", "extra"], value: [2] },
      { do: "show", name: "third" },
    ]);

    expect(replies.map((reply) => (reply.ok ? reply.json : reply.fault))).toEqual([
      '{"n":0}',
      "null",
      '{"n":7}',
      "null",
      '{"extra":1}',
      "null",
      '{"extra":[2]}',
    ]);
  });

  it("forgets everything when another realm is opened", async () => {
    const text = "let n = 0; export const count = () => (n += 1);";
    const first = await sandbox.run(text);
    expect(await Promise.all([first.call("count", []), first.call("count", [])])).toMatchObject([
      { json: "1" },
      { json: "2" },
    ]);

    const second = await sandbox.run(text);

    expect(await second.call("count", [])).toMatchObject({ ok: true, json: "1" });
    await expect(first.call("count", [])).rejects.toThrow("another one was opened");
  });

  it("waits for what an async exercise settles to", async () => {
    const realm = await sandbox.run(
      `export async function later(n: number) { await null; await Promise.resolve(); return [n]; }
      export async function fails() { await null; throw new TypeError("no"); }
      export const never = () => new Promise(() => {});`,
      { async: true },
    );

    expect(await realm.call("later", [{ json: 5 }])).toMatchObject({ ok: true, json: "[5]" });
    expect(await realm.call("fails", [])).toMatchObject({
      fault: { kind: "threw", thrown: { name: "TypeError", message: "no" } },
    });
    expect(await realm.call("never", [])).toMatchObject({
      fault: { kind: "promise", settles: false },
    });
  });
});
