import { describe, expect, it } from "vitest";
import { openSandbox } from "../helpers/sandbox.ts";

const sandbox = openSandbox();

async function missing(text: string) {
  const realm = await sandbox.run(text);
  const reply = await realm.call("handle", []);
  if (reply.ok) throw new Error(reply.json);
  return reply.fault;
}

describe("an export that is not there", () => {
  it.each([
    ["export default function handle() {}", [{ name: "default", type: "function" }]],
    ["export default 5;", [{ name: "default", type: "number" }]],
    ["export default class Handle {}", [{ name: "default", type: "class" }]],
    ["function handle() {}\nexport = handle;", [{ name: "module.exports", type: "function" }]],
    [
      "declare let module: any; module.exports = () => 1;",
      [{ name: "module.exports", type: "function" }],
    ],
    [
      "declare let module: any; module.exports = class {};",
      [{ name: "module.exports", type: "class" }],
    ],
    [
      "declare let module: any; module.exports = { handle: () => 1 };",
      [{ name: "module.exports", type: "object" }],
    ],
    [
      "declare let exports: any; exports.handle = () => 1;",
      [{ name: "module.exports", type: "object" }],
    ],
    [
      "export function Handle() {} export const handel = 1;",
      [
        { name: "Handle", type: "function" },
        { name: "handel", type: "number" },
      ],
    ],
    ["function f() {} export { f as handler };", [{ name: "handler", type: "function" }]],
    ["export class Handle {}", [{ name: "Handle", type: "class" }]],
    [
      "export const a = null, b = 'x', c = {}, d = undefined, e = Symbol();",
      [
        { name: "a", type: "null" },
        { name: "b", type: "string" },
        { name: "c", type: "object" },
        { name: "d", type: "undefined" },
        { name: "e", type: "symbol" },
      ],
    ],
    ["function handle() {} handle();", []],
    ["export type handle = string;", []],
    ["export {};", []],
  ])("is told with what was found instead: %s", async (text, exports) => {
    expect(await missing(text)).toEqual({
      kind: "missing-export",
      name: "handle",
      file: "a.ts",
      exports,
      empty: null,
    });
  });

  it.each([
    ["", "empty"],
    [" \r\n\t\uFEFF", "empty"],
    ["// only\n/* comments\n */ // here", "comments"],
    ["#!/usr/bin/env node\n/** nothing else */", "comments"],
    ['"use strict"; // a statement', null],
    ["const s = '// no comment';", null],
  ])("is told of a file with nothing in it: %j", async (text, empty) => {
    expect(await missing(text)).toMatchObject({ kind: "missing-export", exports: [], empty });
  });

  it("does not stand for what every object has", async () => {
    const realm = await sandbox.run("export const a = 1;");

    for (const name of ["toString", "constructor", "__proto__", "hasOwnProperty", "__esModule2"]) {
      expect(await realm.call(name, [])).toMatchObject({ fault: { kind: "missing-export", name } });
    }
  });
});

describe("an export that cannot be called", () => {
  it.each([
    ["export const handle = { a: 1 };", "object"],
    ["export const handle = null;", "null"],
    ["export let handle: unknown;", "undefined"],
    ["export class handle {}", "class"],
    ["export const handle = class {};", "class"],
    ["export enum handle { A }", "object"],
  ])("is told by its type: %s", async (text, type) => {
    expect(await missing(text)).toEqual({
      kind: "not-a-function",
      name: "handle",
      file: "a.ts",
      type,
    });
  });
});

describe("an export that can be called", () => {
  it.each([
    "export function handle() { return 1; }",
    "export const handle = () => 1;",
    "export const handle = function () { return 1; };",
    "const handle = () => 1; export { handle };",
    "const f = () => 1; export { f as handle };",
    "export let handle = () => 2; handle = () => 1;",
    "const { handle } = { handle: () => 1 }; export { handle };",
    "export const handle = (() => 1).bind(null);",
    "export const handle = new Proxy(() => 1, {});",
  ])("may be written as %s", async (text) => {
    const realm = await sandbox.run(text);

    expect(await realm.call("handle", [])).toMatchObject({ ok: true, json: "1" });
  });

  it("may be reached through another file, and is called as it is at the time", async () => {
    const realm = await sandbox.run(
      "let n = 0; export let handle = () => { handle = () => 2; return 1; }; n += 1;",
    );

    expect(await realm.call("handle", [])).toMatchObject({ json: "1" });
    expect(await realm.call("handle", [])).toMatchObject({ json: "2" });
  });

  it("is called without a `this`", async () => {
    const realm = await sandbox.run(
      "export function handle(this: unknown) { return this === undefined; }",
    );

    expect(await realm.call("handle", [])).toMatchObject({ json: "true" });
  });
});
