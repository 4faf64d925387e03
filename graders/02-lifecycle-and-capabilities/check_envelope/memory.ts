import { any, call, graderFor, open, set } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { refusal } from "../answers.ts";
import { written } from "../envelopes.ts";
import { rules } from "../rules.ts";
import { expectedOfEnvelope } from "./oracle.ts";

const { script } = graderFor<typeof solution>();

const good = written({ id: 1, method: "tools/list" });

/** Messages that follow each other: nothing of one may show in another. */
export const memory = {
  "no-session": script({
    title: "asks for _meta again, even after a request that had it",
    rule: rules.envelopeStandsAlone,
    needs: ["good-request", "no-params"],
    steps: [
      call("first", "check_envelope", good),
      call("second", "check_envelope", written({ id: 2, method: "tools/list", params: {} })),
    ],
    expect: { second: refusal(-32602) },
  }),
  "parses-anew": script({
    title: "parses the same text anew, even if the first request was changed since",
    rule: rules.envelopeStandsAlone,
    needs: "good-request",
    steps: [
      call("first", "check_envelope", good),
      set(["first", "method"], "tools/call"),
      call("second", "check_envelope", good),
    ],
    expect: { second: expectedOfEnvelope(good) },
  }),
  "earlier-answer-stays": script({
    title: "leaves an earlier answer as it was",
    rule: rules.envelopeStandsAlone,
    needs: ["no-params", "id-zero"],
    steps: [
      call("first", "check_envelope", written({ id: 1, params: {} })),
      call("second", "check_envelope", written({ id: 2, params: {} })),
    ],
    expect: { first: open({ id: 1, error: any }) },
  }),
};
