import { fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { errorAnswer, refusal } from "../answers.ts";
import { envelope, messageIn, plain, written } from "../envelopes.ts";
import { bareValue, brokenText, handshakeParams, wrongJsonrpc, wrongMethod } from "../faults.ts";
import { rules } from "../rules.ts";
import { expectedOfEnvelope } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

const cutText = '{"jsonrpc":"2.0","id":3,"method":"server/discover","params":{"_me';
const batch = `[${written()}]`;
const numberForText = written({ jsonrpc: 2 });

/** Text that is no request, and the one method that is refused here. */
export const notRequests = {
  "cut-text": example({
    title: "answers text that is not JSON with -32700 and id null",
    rule: rules.notJson,
    call: (s) => s.check_envelope(cutText),
    expect: errorAnswer(null, -32700),
  }),
  "not-json": property({
    title: "takes nothing for JSON that is not, even if a good request stands in it",
    rule: rules.notJson,
    needs: "cut-text",
    given: { text: brokenText() },
    covers: {
      "not JSON": { share: 1, when: ({ text }) => !isJson(text) },
      empty: { share: 0.02, when: ({ text }) => text.trim() === "" },
      "cut short": { share: 0.1, when: ({ text }) => /^\{.*[^}]$/s.test(text) },
      "with a request in it": { share: 0.05, when: ({ text }) => /\S\s*\{"jsonrpc/.test(text) },
    },
    call: (s, { text }) => s.check_envelope(text),
    expect: ({ text }) => expectedOfEnvelope(text),
  }),
  "null-message": example({
    title: "answers null with -32600: it is JSON, but no object",
    rule: rules.notARequest,
    call: (s) => s.check_envelope("null"),
    expect: expectedOfEnvelope("null"),
  }),
  "list-message": example({
    title: "answers a list of requests with one -32600: this revision has no batches",
    rule: rules.notARequest,
    call: (s) => s.check_envelope(batch),
    expect: expectedOfEnvelope(batch),
  }),
  "jsonrpc-number": example({
    title: 'takes only the text "2.0" for jsonrpc, not the number 2',
    rule: rules.notARequest,
    call: (s) => s.check_envelope(numberForText),
    expect: refusal(-32600),
  }),
  initialize: example({
    title: "answers initialize with -32601, whatever _meta says",
    rule: rules.noInitialize,
    call: (s) => s.check_envelope(written({ id: 4, method: "initialize" })),
    expect: refusal(-32601),
  }),
  "old-handshake": example({
    title: "answers the handshake of older revisions with -32601 too, before it looks at _meta",
    rule: rules.firstFaultWins,
    needs: "initialize",
    call: (s) =>
      s.check_envelope(written({ id: 4, method: "initialize", params: handshakeParams })),
    expect: refusal(-32601),
  }),
  "id-zero": example({
    title: "carries the id of the message in its error, and 0 is an id",
    rule: rules.faultCarriesId,
    needs: "initialize",
    call: (s) => s.check_envelope(written({ id: 0, method: "initialize" })),
    expect: errorAnswer(0, -32601),
  }),
  "id-text": example({
    title: "carries an id that is text as text",
    rule: rules.faultCarriesId,
    needs: "initialize",
    call: (s) => s.check_envelope(written({ id: "request-7", method: "initialize" })),
    expect: errorAnswer("request-7", -32601),
  }),
  "not-a-request": property({
    title: "answers JSON that is no request with -32600",
    rule: rules.notARequest,
    needs: ["null-message", "list-message", "jsonrpc-number", "id-zero"],
    given: {
      text: fc.oneof(
        envelope({ ...plain, jsonrpc: wrongJsonrpc() }),
        envelope({ ...plain, method: wrongMethod() }),
        bareValue(),
      ),
    },
    covers: {
      JSON: { share: 1, when: ({ text }) => isJson(text) },
      "wrong jsonrpc": {
        share: 0.15,
        when: ({ text }) => typeof messageIn(text).method === "string",
      },
      "wrong method": { share: 0.15, when: ({ text }) => messageIn(text).jsonrpc === "2.0" },
      "no object": { share: 0.15, when: ({ text }) => !text.startsWith("{") },
    },
    call: (s, { text }) => s.check_envelope(text),
    expect: ({ text }) => expectedOfEnvelope(text),
  }),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
