import { fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { refusal } from "../answers.ts";
import { brokenHereAndThere, envelope, messageIn, metaIn, oddId, written } from "../envelopes.ts";
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
import { expectedOfEnvelope, isFaulty } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

/** Which fault is answered when there are several. */
export const order = {
  "keys-before-version": example({
    title: "looks for both keys before it looks at the version",
    rule: rules.firstFaultWins,
    needs: ["no-params", "old-version"],
    call: (s) =>
      s.check_envelope(written({ id: 10, version: "1900-01-01", capabilities: undefined })),
    expect: refusal(-32602),
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
      "keeps-all",
    ],
    given: {
      text: fc
        .oneof(
          envelope({ jsonrpc: wrongJsonrpc(), method: fc.constant("initialize") }),
          envelope({ jsonrpc: wrongJsonrpc(), version: otherVersion() }),
          envelope({ method: wrongMethod(), capabilities: wrongCapabilities() }),
          envelope({ method: fc.constant("initialize"), version: otherVersion() }),
          envelope({ version: otherVersion(), capabilities: wrongCapabilities() }),
          brokenHereAndThere({
            jsonrpc: wrongJsonrpc(),
            id: oddId(),
            method: fc.oneof(fc.constant("initialize"), wrongMethod()),
            version: fc.oneof(fc.constant(undefined), otherVersion(), oddVersion()),
            capabilities: wrongCapabilities(),
            params: notAnObject(),
          }),
        )
        .filter(isFaulty),
    },
    covers: {
      "no request": { share: 0.3, when: ({ text }) => !isRequest(text) },
      "initialize in another version": {
        share: 0.07,
        when: ({ text }) => isRequest(text) && messageIn(text).method === "initialize",
      },
      "another version without capabilities": {
        share: 0.08,
        when: ({ text }) => isRequest(text) && hasOtherVersion(text) && lacksCapabilities(text),
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

function hasOtherVersion(text: string): boolean {
  const version = metaIn(text)[VKEY];
  return version !== undefined && version !== VERSION;
}

function lacksCapabilities(text: string): boolean {
  const capabilities = metaIn(text)[CKEY];
  return typeof capabilities !== "object" || capabilities === null || Array.isArray(capabilities);
}
