import { describe, expect, test } from "vitest";
import { compare } from "../../src/grading/compare.ts";
import { any, anyOf, type Expected, not, open, optional, text } from "../../src/grading/pattern.ts";
import type { Json } from "../../src/json.ts";

const json = (text: string) => JSON.parse(text) as Json;

describe("plain values", () => {
  test("the order of members does not matter", () => {
    expect(compare({ a: 1, b: [2, null] }, json('{"b":[2,null],"a":1}'))).toEqual([]);
  });

  test("a number is not the text of it", () => {
    expect(compare({ id: 1 }, { id: "1" })).toEqual([{ path: ["id"], expected: 1, received: "1" }]);
  });

  test("null is not an absent member", () => {
    expect(compare({ id: null }, {})).toEqual([{ path: ["id"], expected: null }]);
    expect(compare({}, { id: null })).toEqual([{ path: ["id"], received: null }]);
  });

  test("an expected member that is undefined must be absent", () => {
    expect(compare({ data: undefined }, {})).toEqual([]);
    expect(compare({ data: undefined }, { data: 0 })).toEqual([{ path: ["data"], received: 0 }]);
  });

  test("-0 is 0", () => {
    expect(compare(0, json("-0"))).toEqual([]);
    expect(compare([-0], [0])).toEqual([]);
  });

  test("an array is no object, and null is neither", () => {
    expect(compare({}, [])).toEqual([{ path: [], expected: {}, received: [] }]);
    expect(compare([], {})).toEqual([{ path: [], expected: [], received: {} }]);
    expect(compare({}, null)).toEqual([{ path: [], expected: {}, received: null }]);
    expect(compare(null, {})).toEqual([{ path: [], expected: null, received: {} }]);
  });

  test("arrays differ where elements do, are missing or too many", () => {
    expect(compare([1, 2, 3], [1, 5])).toEqual([
      { path: [1], expected: 2, received: 5 },
      { path: [2], expected: 3 },
    ]);
    expect(compare([1], [1, 2])).toEqual([{ path: [1], received: 2 }]);
  });

  test("differences come in the order of the expected value, extra members after them", () => {
    const differences = compare(
      { z: 1, error: { code: 1, message: "m" } },
      { extra: true, error: { message: "n", code: 2 }, z: 0 },
    );
    expect(differences.map(({ path }) => path.join("."))).toEqual([
      "z",
      "error.code",
      "error.message",
      "extra",
    ]);
  });

  test("an own member named __proto__ is a member like any other", () => {
    const received = json('{"__proto__":{"a":1}}');
    expect(compare({}, received)).toEqual([{ path: ["__proto__"], received: { a: 1 } }]);
    expect(compare(json('{"__proto__":{"a":1}}'), {})).toEqual([
      { path: ["__proto__"], expected: { a: 1 } },
    ]);
    expect(compare(json('{"__proto__":{"a":1}}'), received)).toEqual([]);
  });

  test("members that every object inherits are absent until they are own", () => {
    expect(compare({ toString: any }, {})).toEqual([
      { path: ["toString"], expected: { $pattern: "any" } },
    ]);
    expect(compare({}, json('{"constructor":1}'))).toEqual([
      { path: ["constructor"], received: 1 },
    ]);
  });

  test("at most twenty differences are told", () => {
    expect(
      compare(
        [],
        Array.from({ length: 100 }, (_, i) => i),
      ),
    ).toHaveLength(20);
  });

  test("a value of a megabyte is compared", () => {
    const many = Array.from({ length: 500_000 }, () => 0);
    expect(compare(anyOf([1], null), many)).toHaveLength(20);
    expect(compare({ a: any }, { a: many })).toEqual([]);
  });

  test("a value nested a thousand deep is compared", () => {
    const deep = (inmost: string) => json(`${"[".repeat(1000)}${inmost}${"]".repeat(1000)}`);
    expect(compare(deep("1"), deep("1"))).toEqual([]);
    expect(compare(deep("1"), deep("2"))[0]?.path).toHaveLength(1000);
    expect(compare({ a: any }, { a: deep("1") })).toEqual([]);
    expect(compare(anyOf({ a: 1 }, null), deep("1"))).toHaveLength(1);
  });
});

describe("patterns", () => {
  test("any takes whatever is there, and wants something there", () => {
    for (const received of [null, 0, "", [], {}])
      expect(compare({ a: any }, { a: received })).toEqual([]);
    expect(compare({ a: any }, {})).toHaveLength(1);
  });

  test("text looks for each part, letter case aside", () => {
    const pattern = text("protocolVersion", "clientCapabilities");
    expect(compare(pattern, "PROTOCOLVERSION and clientcapabilities are missing")).toEqual([]);
    expect(compare(pattern, "protocolVersion is missing")).toEqual([
      { path: [], expected: pattern, received: "protocolVersion is missing" },
    ]);
    expect(compare(text(), "")).toEqual([]);
    expect(compare(text(), 5)).toHaveLength(1);
  });

  test("optional may be absent, and fits when it is there", () => {
    expect(compare({ data: optional(1) }, {})).toEqual([]);
    expect(compare({ data: optional(1) }, { data: 1 })).toEqual([]);
    expect(compare({ data: optional(1) }, { data: 2 })).toEqual([
      { path: ["data"], expected: 1, received: 2 },
    ]);
    expect(compare({ data: optional() }, { data: null })).toEqual([]);
  });

  test("open allows other members, and wants its own", () => {
    const pattern = open({ tools: {} });
    expect(compare(pattern, { tools: {}, prompts: {} })).toEqual([]);
    expect(compare(pattern, { prompts: {} })).toEqual([{ path: ["tools"], expected: {} }]);
    expect(compare(pattern, [])).toEqual([{ path: [], expected: pattern, received: [] }]);
  });

  test("not fits what the other does not", () => {
    expect(compare(not(null), 1)).toEqual([]);
    expect(compare(not(null), null)).toEqual([
      { path: [], expected: { $pattern: "not", value: null }, received: null },
    ]);
  });
});

describe("anyOf", () => {
  const invalid = (code: Expected) => ({
    jsonrpc: "2.0",
    id: any,
    error: { code, message: text() },
  });

  test("takes each alternative", () => {
    expect(compare(anyOf(1, 2), 1)).toEqual([]);
    expect(compare(anyOf(1, 2), 2)).toEqual([]);
  });

  test("names the whole choice where none has even the type or the value", () => {
    const choice = anyOf(-32602, -32600);
    expect(compare({ code: choice }, { code: -32601 })).toEqual([
      { path: ["code"], expected: choice, received: -32601 },
    ]);
  });

  test("tells the differences from the nearest alternative", () => {
    const received = { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "m" } };
    expect(compare(anyOf(null, invalid(-32602)), received)).toEqual([
      { path: ["error", "code"], expected: -32602, received: -32601 },
    ]);
  });

  test("prefers one wrong value deep inside to a missing object", () => {
    const received = { jsonrpc: "2.0", id: 1, error: { code: 1, message: "m" } };
    const result = { jsonrpc: "2.0", id: 1, result: {} };
    expect(compare(anyOf(result, invalid(2)), received)).toEqual([
      { path: ["error", "code"], expected: 2, received: 1 },
    ]);
  });

  test("the first of equally near alternatives is told", () => {
    expect(compare(anyOf({ a: 1 }, { a: 2 }), { a: 3 })).toEqual([
      { path: ["a"], expected: 1, received: 3 },
    ]);
  });

  test("an alternative of the received type is told even when all of it differs", () => {
    expect(compare(anyOf(null, { a: 1, b: 2 }), { c: 3 }).map(({ path }) => path)).toEqual([
      ["a"],
      ["b"],
      ["c"],
    ]);
  });
});
