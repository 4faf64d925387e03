import { describe, expect, test } from "vitest";
import { type Compared, renderCompared } from "../../../src/cli/render/compared.ts";
import { cutsAround } from "../../../src/cli/render/cut.ts";
import { shapeOf } from "../../../src/cli/render/values.ts";
import type { Json, Path } from "../../../src/json.ts";

const look = { colour: false, unicode: true, columns: 80 };
const [whole] = cutsAround([]);

function flat(value: Json, patterns = false): string {
  return shapeOf(value, { look, patterns, cut: whole }).flat;
}

function compared(values: Compared[], path: Path = []): string {
  const comparison = { path, named: 0, look, width: 64, most: 6 };
  return renderCompared(values, comparison)
    .map((lines) => lines.join("\n"))
    .join("\n--\n");
}

describe("a value", () => {
  test.each([
    [null, "null"],
    [-0, "0"],
    [-32602, "-32602"],
    ["m", '"m"'],
    ['{"id":1}', `'{"id":1}'`],
    [`it's "so"`, `"it's \\"so\\""`],
    ["a\\b", '"a\\\\b"'],
    ["a\n", '"a\\n"'],
    [[], "[]"],
    [{}, "{}"],
    [[1, [2]], "[1, [2]]"],
    [{ id: 1, "a-b": { $c: true } }, '{ id: 1, "a-b": { $c: true } }'],
    [JSON.parse('{"__proto__":1}') as Json, '{ ["__proto__"]: 1 }'],
  ])("is written as JavaScript writes it: %j", (value, text) => {
    expect(flat(value)).toBe(text);
  });

  test.each([
    [{ $pattern: "any" }, "(anything)"],
    [{ $pattern: "text", naming: [] }, "(any text)"],
    [{ $pattern: "text", naming: ["a", "b"] }, "(text naming a and b)"],
    [{ $pattern: "anyOf", of: [1, null] }, "(either 1 or null)"],
    [{ $pattern: "anyOf", of: [1, 2, 3] }, "(one of: 1 or 2 or 3)"],
    [{ $pattern: "not", value: null }, "(anything but null)"],
    [{ $pattern: "optional", value: { $pattern: "any" } }, "(anything, or left out)"],
    [{ $pattern: "optional", value: 0 }, "(0 or left out)"],
    [{ $pattern: "open", members: { a: 1 } }, "{ a: 1, (others allowed) }"],
  ])("is said in words where a check leaves it open: %j", (value, text) => {
    expect(flat(value, true)).toBe(text);
  });

  test("that came back is never read as a pattern", () => {
    expect(flat({ $pattern: "any" })).toBe('{ $pattern: "any" }');
  });

  test("with a member named $pattern is no pattern when nothing else fits", () => {
    expect(flat({ $pattern: "text", naming: 1 }, true)).toBe('{ $pattern: "text", naming: 1 }');
  });
});

describe("values that are compared", () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };

  test("are whole when they are short enough", () => {
    const value = { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "not found" } };
    expect(compared([{ value, patterns: false }])).toBe(
      '{ jsonrpc: "2.0", id: 1,\n  error: { code: -32000, message: "not found" } }',
    );
  });

  test("are cut to the part that leads to the first difference, and the way to it is said", () => {
    const value = { id: 1, list: ["long", "x".repeat(200)], params: { _meta: meta } };
    const path = ["params", "_meta", "io.modelcontextprotocol/clientCapabilities"];
    expect(compared([{ value, patterns: false }], path)).toBe(
      'at params: { _meta: {\n  "io.modelcontextprotocol/protocolVersion": "2026-07-28",\n  "io.modelcontextprotocol/clientCapabilities": {} } }',
    );
  });

  test("describe in words what they leave out, and never put dots inside a value", () => {
    const value = {
      text: "x".repeat(3000),
      list: Array.from({ length: 400 }, (_, i) => i),
      deep: { a: { b: { c: { d: { e: 1, f: 2, g: "and so on, and on" } } } } },
    };
    expect(compared([{ value, patterns: false }])).toBe(
      "{ text: (text of 3,000 characters),\n  list: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,\n    (388 other items)], deep: { a: { b: {\n    c: (an object of 1 member) } } } }",
    );
  });

  test("may be nested deeper than any stack", () => {
    let value: Json = 1;
    for (let i = 0; i < 100_000; i++) value = { a: value };
    expect(compared([{ value, patterns: false }], ["a", "a"])).toContain("(an object of 1 member)");
  });
});
