import type { Report } from "../../../src/grading/report.ts";
import { call, capabilities, definition, expected, inCall, request } from "./example-failures.ts";
import { called, failure, lessonWith } from "./example-reports.ts";

/** Code that answered, and not as it should. */
export const screensOfValues: Readonly<Record<string, Report>> = {
  "value-missing-member": lessonWith(
    failure({
      given: call,
      at: definition,
      expected,
      received: { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "m" } },
      differences: [{ path: ["error", "data"], expected: 0 }],
    }),
    {
      misconception: {
        mistake: "keeps-data.truthiness",
        says: 'It looks as if data is left out whenever it is falsy. 0, false and "" were given too, so they belong in the answer.',
      },
    },
  ),
  "value-type-slip": inCall({
    expected,
    received: { ...expected, id: "1" },
    differences: [{ path: ["id"], expected: 1, received: "1" }],
  }),
  "value-invisible-space": inCall({
    expected: { ...expected, error: { code: -32000, message: "Method not found" } },
    received: { ...expected, error: { code: -32000, message: "Method\u00a0not found" } },
    differences: [
      {
        path: ["error", "message"],
        expected: "Method not found",
        received: "Method\u00a0not found",
      },
    ],
  }),
  "value-pattern": inCall({
    given: called("check_envelope", { text: '{"jsonrpc":"2.0","id":7,"method":"ping"}' }),
    expected: {
      jsonrpc: "2.0",
      id: { $pattern: "anyOf", of: [7, null] },
      error: {
        code: -32602,
        message: { $pattern: "text", naming: ["protocolVersion", "clientCapabilities"] },
        data: { $pattern: "optional", value: { $pattern: "any" } },
      },
    },
    received: {
      jsonrpc: "2.0",
      id: 7,
      error: { code: -32602, message: "Missing protocolVersion in _meta" },
    },
    differences: [
      {
        path: ["error", "message"],
        expected: { $pattern: "text", naming: ["protocolVersion", "clientCapabilities"] },
        received: "Missing protocolVersion in _meta",
      },
    ],
  }),
  "value-large": inCall({
    given: called("make_request", {
      id: 2,
      method: "tools/call",
      params: { name: "add", arguments: { a: 1, b: 2 } },
      version: undefined,
      caps: {},
    }),
    expected: request({}),
    received: request(null),
    differences: [{ path: ["params", "_meta", capabilities], expected: {}, received: null }],
  }),
  "value-script": inCall({
    given: [
      { do: "put", name: "params", value: { cursor: "a" } },
      {
        do: "call",
        function: "make_request",
        as: "first",
        arguments: [
          { name: "id", value: 1 },
          { name: "method", value: "tools/list" },
          { name: "params", ref: ["params"] },
        ],
      },
      { do: "set", path: ["first", "params", "cursor"], value: "b" },
      { do: "show", name: "params" },
    ],
    expected: { params: { cursor: "a" } },
    received: { params: { cursor: "b" } },
    differences: [{ path: ["params", "cursor"], expected: "a", received: "b" }],
  }),
  remembers: inCall({
    kind: "remembers",
    given: [
      ...called("error_response", { id: 1, code: -1, message: "a", data: { x: 1 } }),
      ...called("error_response", { id: 2, code: -2, message: "b", data: undefined }),
    ],
    expected: { jsonrpc: "2.0", id: 2, error: { code: -2, message: "b" } },
    received: { jsonrpc: "2.0", id: 2, error: { code: -2, message: "b", data: { x: 1 } } },
    differences: [{ path: ["error", "data"], received: { x: 1 } }],
  }),
  text: inCall({
    kind: "text",
    expected,
    received: JSON.stringify(expected),
    differences: [{ path: [], expected, received: JSON.stringify(expected) }],
  }),
};
