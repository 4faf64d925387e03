import { fc, graderFor, open } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { errorAnswer } from "../answers.ts";
import { brokenHereAndThere, messageIn, metaIn, oddId, written } from "../envelopes.ts";
import {
  notAnObject,
  oddVersion,
  otherVersion,
  wrongCapabilities,
  wrongJsonrpc,
  wrongMethod,
} from "../faults.ts";
import { CKEY, VERSION, VKEY } from "../names.ts";
import { rules } from "../rules.ts";
import { expectedOfEnvelope } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

/** Which fault is answered when there are several, and for which request. */
export const orderAndIds = {
  "keys-before-version": example({
    title: "looks for both keys before it looks at the version",
    rule: rules.firstFaultWins,
    needs: ["no-params", "old-version"],
    call: (s) =>
      s.check_envelope(written({ id: 10, version: "1900-01-01", capabilities: undefined })),
    expect: errorAnswer(10, -32602, { naming: ["clientCapabilities"] }),
  }),
  "id-zero": example({
    title: "carries the id in an error, and 0 is an id",
    rule: rules.faultCarriesId,
    needs: "no-params",
    call: (s) => s.check_envelope(written({ id: 0, params: {} })),
    expect: open({ id: 0 }),
  }),
  "id-text": example({
    title: "carries an id that is text as text",
    rule: rules.faultCarriesId,
    needs: "no-params",
    call: (s) => s.check_envelope(written({ id: "request-7", params: {} })),
    expect: open({ id: "request-7" }),
  }),
  "first-fault": property({
    title: "answers the first fault when there are several, with the id of the message",
    rule: rules.firstFaultWins,
    needs: [
      "not-a-request",
      "old-handshake",
      "missing-keys",
      "other-version",
      "keys-before-version",
      "id-zero",
      "id-text",
    ],
    given: {
      text: brokenHereAndThere({
        jsonrpc: wrongJsonrpc(),
        id: oddId(),
        method: fc.oneof(fc.constant("initialize"), wrongMethod()),
        version: fc.oneof(fc.constant(undefined), otherVersion(), oddVersion()),
        capabilities: wrongCapabilities(),
        params: notAnObject(),
      }),
    },
    covers: {
      "no request": { share: 0.2, when: ({ text }) => !isRequest(text) },
      "initialize without all of _meta": {
        share: 0.02,
        when: ({ text }) => messageIn(text).method === "initialize" && !(CKEY in metaIn(text)),
      },
      "another version without capabilities": {
        share: 0.02,
        when: ({ text }) =>
          isRequest(text) && !(CKEY in metaIn(text)) && (metaIn(text)[VKEY] ?? VERSION) !== VERSION,
      },
    },
    call: (s, { text }) => s.check_envelope(text),
    expect: ({ text }) => expectedOfEnvelope(text),
  }),
};

function isRequest(text: string): boolean {
  const { jsonrpc, method } = messageIn(text);
  return jsonrpc === "2.0" && typeof method === "string";
}
