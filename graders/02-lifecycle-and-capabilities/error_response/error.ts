import { graderFor, open } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { text } from "../generators.ts";
import { rules } from "../rules.ts";
import { errorCode } from "./arguments.ts";

const { property } = graderFor<typeof solution>();

/** What went wrong: for programs and for people. */
export const error = {
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
};
