import { any, graderFor, open } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { requestId } from "../generators.ts";
import { rules } from "../rules.ts";

const { example, property } = graderFor<typeof solution>();

/** What every answer with an error has. */
export const envelope = {
  shape: example({
    title: "puts jsonrpc, id and error side by side",
    rule: rules.errorShape,
    call: (s) => s.error_response(1, -32601, "Method not found"),
    expect: { jsonrpc: "2.0", id: 1, error: open({ code: any, message: any }) },
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
};
