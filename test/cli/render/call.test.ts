import { describe, expect, test } from "vitest";
import { renderCalls } from "../../../src/cli/render/call.ts";
import type { Given } from "../../../src/grading/outcome.ts";
import { called } from "./example-reports.ts";

const look = { colour: false, unicode: true, columns: 80 };

function calls(given: Given[], width = 74): string {
  return renderCalls(given, { look, width, most: 6 }).join("\n");
}

describe("a call", () => {
  test("is shown as one would type it, with the names of its parameters", () => {
    const given = called("error_response", { id: 1, code: -1, message: "m", data: undefined });
    expect(calls(given)).toBe('error_response(1, -1, "m", undefined)   // id, code, message, data');
  });

  test("with one argument needs no name", () => {
    expect(calls(called("check_envelope", { text: "[]" }))).toBe('check_envelope("[]")');
  });

  test("with long JSON text shows the value that was written as text", () => {
    const text = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "x",
      params: { a: "b".repeat(30) },
    });
    expect(calls(called("handle", { text }))).toBe(
      `handle(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "x",\n  params: { a: "${"b".repeat(30)}" } }))`,
    );
  });

  test("with long text that JSON.stringify would write otherwise shows the text itself", () => {
    const text = `{ "jsonrpc": "2.0", "method": "${"m".repeat(50)}" }`;
    expect(calls(called("handle", { text }))).toContain(`'{ "jsonrpc": "2.0", "method": "mmm`);
  });

  test("that is long has one argument a line, each with its name", () => {
    const given = called("make_request", {
      id: 1,
      method: "tools/call",
      params: { name: "add", arguments: { a: 1, b: 2 }, more: ["x".repeat(20), "y".repeat(20)] },
      version: "1900-01-01",
    });
    expect(calls(given, 50)).toMatchInlineSnapshot(`
      "make_request(
        1,                               // id
        "tools/call",                    // method
        { name: "add", arguments: { a: 1, b: 2 },
          more: ["xxxxxxxxxxxxxxxxxxxx",
            "yyyyyyyyyyyyyyyyyyyy"] },   // params
        "1900-01-01"                     // version
      )"
    `);
  });

  test("with a huge argument describes what it leaves out", () => {
    const given = called("handle", { text: "x".repeat(5000) });
    expect(calls(given)).toBe("handle((text of 5,000 characters))");
  });
});

test("the steps of a script are numbered lines of JavaScript", () => {
  const given: Given[] = [
    { do: "put", name: "params", value: { x: 1 } },
    {
      do: "call",
      as: "first",
      function: "make_request",
      arguments: [
        { name: "id", value: 1 },
        { name: "params", ref: ["params", "a b"] },
      ],
    },
    { do: "set", path: ["first", "params", "x"], value: 2 },
    { do: "show", name: "params" },
  ];
  expect(calls(given)).toMatchInlineSnapshot(`
    "1  const params = { x: 1 };
    2  const first = make_request(1, params["a b"]);   // id, params
    3  first.params.x = 2;
    4  params   // looked at now"
  `);
});
