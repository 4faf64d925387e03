import { call, fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/handle.ts";
import { isFaulty } from "../check_envelope/oracle.ts";
import { envelope, messageIn, rich, written } from "../envelopes.ts";
import { rules } from "../rules.ts";
import { discovery, expectedOfHandle } from "./oracle.ts";

const { example, property, script } = graderFor<typeof solution>();

const askedTwice = [
  call("first", "handle", written({ id: 8 })),
  call("second", "handle", written({ id: 9 })),
];

/** Requests for `server/discover`. */
export const discovering = {
  discover: example({
    title: "answers server/discover with versions and capabilities",
    rule: rules.discoverAnswered,
    call: (s) => s.handle(written({ id: 1 })),
    expect: discovery(1),
  }),
  "id-zero": example({
    title: "answers a request whose id is 0",
    rule: rules.resultCarriesId,
    needs: "discover",
    call: (s) => s.handle(written({ id: 0 })),
    expect: discovery(0),
  }),
  again: script({
    title: "answers server/discover each time it is asked",
    rule: rules.handleStandsAlone,
    needs: "discover",
    steps: askedTwice,
    expect: { second: discovery(9) },
  }),
  "earlier-answer-stays": script({
    title: "leaves an earlier answer as it was",
    rule: rules.handleStandsAlone,
    needs: ["discover", "again"],
    steps: askedTwice,
    expect: { first: discovery(8) },
  }),
  "every-id": property({
    title: "answers server/discover with the id of the request, whatever else the request holds",
    rule: rules.resultCarriesId,
    needs: ["discover", "id-zero", "again"],
    given: { text: envelope({ ...rich, method: fc.constant("server/discover") }) },
    covers: {
      "without a fault": { share: 1, when: ({ text }) => !isFaulty(text) },
      "id is a number": { share: 0.2, when: ({ text }) => typeof messageIn(text).id === "number" },
      "id is text": { share: 0.2, when: ({ text }) => typeof messageIn(text).id === "string" },
      "id is empty text": { share: 0.02, when: ({ text }) => messageIn(text).id === "" },
    },
    call: (s, { text }) => s.handle(text),
    expect: ({ text }) => expectedOfHandle(text),
  }),
};
