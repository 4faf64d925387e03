import { call, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/handle.ts";
import { written } from "../envelopes.ts";
import { rules } from "../rules.ts";
import { discovery } from "./oracle.ts";

const { script } = graderFor<typeof solution>();

/** Messages that follow each other: nothing of one may show in another. */
export const memory = {
  again: script({
    title: "answers server/discover each time it is asked",
    rule: rules.handleStandsAlone,
    needs: "discover",
    steps: [
      call("first", "handle", written({ id: 1 })),
      call("second", "handle", written({ id: 2 })),
    ],
    expect: { second: discovery(2) },
  }),
  "earlier-answer-stays": script({
    title: "leaves an earlier answer as it was",
    rule: rules.handleStandsAlone,
    needs: "again",
    steps: [
      call("first", "handle", written({ id: 1 })),
      call("second", "handle", written({ id: 2 })),
    ],
    expect: { first: discovery(1) },
  }),
};
