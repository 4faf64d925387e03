import { fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { envelope, messageIn, metaIn, oddId, rich, written } from "../envelopes.ts";
import { requestId } from "../generators.ts";
import { CKEY } from "../names.ts";
import { rules } from "../rules.ts";
import { expectedOfEnvelope, isFaulty } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

const discover = written();
const notification = written({ id: undefined, method: "notifications/cancelled" });
const anyMethod = written({ id: 12, method: "weather/today" });

/** Messages without a fault. */
export const goodRequests = {
  "good-request": example({
    title: "gives back a good request as it was parsed",
    rule: rules.goodRequestReturned,
    call: (s) => s.check_envelope(discover),
    expect: expectedOfEnvelope(discover),
  }),
  notification: example({
    title: "lets a message without an id pass",
    rule: rules.goodRequestReturned,
    needs: "good-request",
    call: (s) => s.check_envelope(notification),
    expect: expectedOfEnvelope(notification),
  }),
  "any-method": example({
    title: "lets every method pass but initialize, known or not",
    rule: rules.goodRequestReturned,
    needs: "good-request",
    call: (s) => s.check_envelope(anyMethod),
    expect: expectedOfEnvelope(anyMethod),
  }),
  "keeps-all": property({
    title: "gives back every good request whole, whatever else it holds",
    rule: rules.goodRequestReturned,
    needs: ["good-request", "notification", "any-method"],
    given: {
      text: envelope({
        ...rich,
        id: fc.oneof({ weight: 6, arbitrary: requestId() }, { weight: 1, arbitrary: oddId() }),
        beside: fc.constantFrom({}, {}, {}, { trace: 1 }),
      }),
    },
    covers: {
      "without a fault": { share: 1, when: ({ text }) => !isFaulty(text) },
      "without capabilities": {
        share: 0.1,
        when: ({ text }) => JSON.stringify(metaIn(text)[CKEY]) === "{}",
      },
      "with a falsy id": { share: 0.03, when: ({ text }) => ["", 0].includes(idIn(text)) },
      "over several lines": { share: 0.15, when: ({ text }) => text.includes("\n") },
      "with an empty method": { share: 0.01, when: ({ text }) => messageIn(text).method === "" },
    },
    call: (s, { text }) => s.check_envelope(text),
    expect: ({ text }) => expectedOfEnvelope(text),
  }),
};

function idIn(text: string): string | number {
  const { id } = messageIn(text);
  return typeof id === "string" || typeof id === "number" ? id : 1;
}
