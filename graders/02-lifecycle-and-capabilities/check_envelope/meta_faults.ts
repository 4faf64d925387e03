import { fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { refusal } from "../answers.ts";
import { envelope, messageIn, metaIn, plain, written } from "../envelopes.ts";
import {
  fullNames,
  handshakeParams,
  notAnObject,
  shortNames,
  wrongCapabilities,
} from "../faults.ts";
import { CKEY, VKEY } from "../names.ts";
import { rules } from "../rules.ts";
import { expectedOfEnvelope, isFaulty } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

const nothing = fc.constant(undefined);
const metaBesideParams = fc.constant({ _meta: fullNames });
const wrongMeta = fc.oneof(
  { weight: 3, arbitrary: notAnObject() },
  { weight: 3, arbitrary: fc.constantFrom({}, ...[shortNames, shortNames, shortNames]) },
);
const wrongParams = fc.oneof(
  { weight: 3, arbitrary: notAnObject() },
  { weight: 2, arbitrary: fc.constantFrom(fullNames, handshakeParams) },
);

function broken(parts: Parameters<typeof envelope>[0]): fc.Arbitrary<string> {
  return envelope({ ...plain, ...parts });
}

/** Messages that lack what `_meta` must say. */
export const metaFaults = {
  "no-params": example({
    title: "answers a request without params with -32602",
    rule: rules.metaRequired,
    call: (s) => s.check_envelope(written({ id: 5, params: undefined })),
    expect: refusal(-32602),
  }),
  "names-both": example({
    title: "names both keys in the message when both are missing",
    rule: rules.missingKeysNamed,
    needs: "no-params",
    call: (s) => s.check_envelope(written({ id: 6, meta: {} })),
    expect: refusal(-32602, { naming: ["protocolVersion", "clientCapabilities"] }),
  }),
  "capabilities-list": example({
    title: "does not take a list for capabilities: they are an object",
    rule: rules.capabilitiesObject,
    call: (s) => s.check_envelope(written({ id: 7, capabilities: ["tools"] })),
    expect: refusal(-32602),
  }),
  "missing-keys": property({
    title: "answers with -32602 whatever keeps version or capabilities from being in _meta",
    rule: rules.metaRequired,
    needs: ["no-params", "names-both", "capabilities-list", "id-zero"],
    given: {
      text: fc.oneof(
        { weight: 1, arbitrary: broken({ version: nothing }) },
        { weight: 5, arbitrary: broken({ capabilities: wrongCapabilities() }) },
        { weight: 1, arbitrary: broken({ version: nothing, capabilities: wrongCapabilities() }) },
        { weight: 5, arbitrary: broken({ meta: wrongMeta }) },
        { weight: 5, arbitrary: broken({ params: wrongParams }) },
        { weight: 1, arbitrary: broken({ meta: nothing, beside: metaBesideParams }) },
      ),
    },
    covers: {
      "with a fault": { share: 1, when: ({ text }) => isFaulty(text) },
      "no version": { share: 0.15, when: ({ text }) => !(VKEY in metaIn(text)) },
      "no capabilities": { share: 0.15, when: ({ text }) => !(CKEY in metaIn(text)) },
      "capabilities of a wrong type": { share: 0.1, when: ({ text }) => CKEY in metaIn(text) },
      "no _meta at all": {
        share: 0.1,
        when: ({ text }) =>
          messageIn(JSON.stringify(messageIn(text).params ?? null))._meta === undefined,
      },
    },
    call: (s, { text }) => s.check_envelope(text),
    expect: ({ text }) => expectedOfEnvelope(text),
  }),
};
