import { any, call, type Expected, fc, graderFor, open, optional, set } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { jsonValue, requestId, text } from "../generators.ts";
import { VERSION } from "../names.ts";
import { rules } from "../rules.ts";

const { defineGrader, example, property, script } = graderFor<typeof solution>();

/** Data as a -32022 has it. */
const versions = { supported: [VERSION], requested: "1900-01-01" };

export default defineGrader({
  title: "Build an error response",
  hints: [
    "Write down the first example of the task by hand, as one object with another one inside. Which values come from the parameters?",
    "Only one thing varies in shape: whether error has a member data. Build it without, and add data when there is some.",
    '`if (data)` does not ask whether data was given: 0, false and "" count as false in JavaScript, and yet they are data. What is the one value that stands for “nothing given”?',
    "Compare data with null, by === or !==. One object without data and one with data, and a choice between them, is all it takes.",
  ],
  parameters: { error_response: ["id", "code", "message", "data"] },
  checks: {
    shape: example({
      title: "puts jsonrpc, id and error side by side",
      rule: rules.errorShape,
      call: (s) => s.error_response(1, -32601, "Method not found"),
      expect: { jsonrpc: "2.0", id: 1, error: open({ code: any, message: any }) },
    }),
    "no-data": example({
      title: "leaves data out when none was given",
      rule: rules.errorData,
      needs: "shape",
      call: (s) => s.error_response(1, -32601, "Method not found"),
      expect: open({ error: { code: any, message: any } }),
    }),
    "keeps-code": property({
      title: "keeps the code it was given, whichever it is",
      rule: rules.errorCode,
      needs: "shape",
      given: { code: errorCode() },
      covers: {
        "of JSON-RPC": { share: 0.1, when: ({ code }) => code <= -32600 && code >= -32700 },
        "of MCP": { share: 0.1, when: ({ code }) => code <= -32020 && code >= -32099 },
        "of its own": { share: 0.1, when: ({ code }) => code > -32000 },
      },
      call: (s, { code }) => s.error_response(1, code, "Something went wrong"),
      expect: ({ code }) => open({ error: open({ code }) }),
    }),
    "keeps-message": property({
      title: "keeps the message it was given, word for word",
      rule: rules.errorMessage,
      needs: "shape",
      given: { message: text() },
      covers: {
        empty: { share: 0.02, when: ({ message }) => message === "" },
        "some text": { share: 0.5, when: ({ message }) => message.trim() !== "" },
      },
      call: (s, { message }) => s.error_response(1, -32602, message),
      expect: ({ message }) => open({ error: open({ message }) }),
    }),
    "keeps-id": property({
      title: 'keeps the id it was given: 0, "" and "1" too',
      rule: rules.errorId,
      needs: "shape",
      given: { id: requestId() },
      covers: {
        number: { share: 0.2, when: ({ id }) => typeof id === "number" },
        text: { share: 0.2, when: ({ id }) => typeof id === "string" },
        falsy: { share: 0.03, when: ({ id }) => !id },
      },
      call: (s, { id }) => s.error_response(id, -32601, "Method not found"),
      expect: ({ id }) => open({ id }),
    }),
    "null-id": example({
      title: "says id: null when the request could not be read",
      rule: rules.errorId,
      needs: "shape",
      call: (s) => s.error_response(null, -32700, "Parse error"),
      expect: open({ id: null }),
    }),
    "adds-data": example({
      title: "puts data beside code and message when there is some",
      rule: rules.errorData,
      needs: "shape",
      call: (s) => s.error_response(1, -32022, "Unsupported protocol version", versions),
      expect: open({ error: { code: any, message: any, data: versions } }),
    }),
    "keeps-data": property({
      title: 'keeps whatever data it was given: 0, false and "" too',
      rule: rules.errorData,
      needs: "adds-data",
      given: { data: jsonValue().filter((data) => data !== null) },
      covers: {
        falsy: { share: 0.07, when: ({ data }) => !data },
        list: { share: 0.03, when: ({ data }) => Array.isArray(data) },
        object: {
          share: 0.1,
          when: ({ data }) => typeof data === "object" && !Array.isArray(data),
        },
      },
      call: (s, { data }) => s.error_response(1, -32000, "Something went wrong", data),
      expect: ({ data }) => open({ error: open({ data }) }),
    }),
    "forgets-earlier-data": script({
      title: "shows nothing of the data that an earlier answer had",
      rule: rules.errorStandsAlone,
      needs: ["no-data", "keeps-code", "keeps-message", "keeps-id", "adds-data"],
      steps: [
        call("first", "error_response", 1, -32022, "Unsupported protocol version", versions),
        call("second", "error_response", 2, -32601, "Method not found"),
      ],
      expect: { second: answer(2, { code: -32601, message: "Method not found" }) },
    }),
    "earlier-answer-stays": script({
      title: "builds a new answer each time and leaves the earlier one as it was",
      rule: rules.errorStandsAlone,
      needs: ["no-data", "keeps-code", "keeps-message", "keeps-id"],
      steps: [
        call("first", "error_response", 1, -32601, "Method not found"),
        call("second", "error_response", 2, -32700, "Parse error", "line 1"),
      ],
      expect: { first: answer(1, { code: -32601, message: "Method not found" }) },
    }),
    "changes-stay-put": script({
      title: "starts from scratch, even if an earlier answer was changed since",
      rule: rules.errorStandsAlone,
      needs: "earlier-answer-stays",
      steps: [
        call("first", "error_response", 1, -32601, "Method not found"),
        set(["first", "error", "message"], "changed"),
        set(["first", "error", "hint"], "changed"),
        call("second", "error_response", 1, -32601, "Method not found"),
      ],
      expect: { second: answer(1, { code: -32601, message: "Method not found" }) },
    }),
    "whole-answer": property({
      title: "gets the whole answer right, whatever was given and whatever was left out",
      rule: rules.errorShape,
      needs: [
        "no-data",
        "keeps-code",
        "keeps-message",
        "keeps-id",
        "null-id",
        "keeps-data",
        "forgets-earlier-data",
      ],
      given: {
        id: fc.option(requestId(), { nil: null, freq: 2 }),
        code: errorCode(),
        message: text(),
        data: fc.option(jsonValue(), { nil: undefined, freq: 2 }),
      },
      covers: {
        "data and no id": {
          share: 0.03,
          when: ({ id, data }) => id === null && data !== undefined,
        },
        "data and an id": {
          share: 0.12,
          when: ({ id, data }) => id !== null && data !== undefined,
        },
        "no data": { share: 0.2, when: ({ data }) => data === undefined },
      },
      call: (s, { id, code, message, data }) => s.error_response(id, code, message, data),
      expect: ({ id, code, message, data }) =>
        answer(id, { code, message, data: data === null ? optional(null) : data }),
    }),
  },
});

function answer(id: string | number | null, error: Expected): Expected {
  return { jsonrpc: "2.0", id, error };
}

function errorCode(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(-32700, -32600, -32601, -32602, -32603),
    fc.constantFrom(-32020, -32021, -32022),
    fc.constantFrom(0, 1, 404, 1001),
    fc.integer({ min: -40_000, max: 40_000 }),
  );
}
