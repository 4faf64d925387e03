import { graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/handle.ts";
import { errorAnswer } from "../answers.ts";
import { isFaulty } from "../check_envelope/oracle.ts";
import { envelope, goodMethod, messageIn, written } from "../envelopes.ts";
import { inheritedNames } from "../generators.ts";
import { rules } from "../rules.ts";
import { expectedOfHandle } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

const toolsList = written({ id: 3, method: "tools/list" });
const inherited = written({ id: 4, method: "toString" });

/** Requests for methods that this server does not have. */
export const otherMethods = {
  "unknown-method": example({
    title: "answers a method it does not know with -32601",
    rule: rules.unknownMethod,
    call: (s) => s.handle(written({ id: 2, method: "weather/today" })),
    expect: errorAnswer(2, -32601),
  }),
  "tools-list": example({
    title: "has no tools/list, although it names tools among its capabilities",
    rule: rules.unknownMethod,
    needs: "unknown-method",
    call: (s) => s.handle(toolsList),
    expect: expectedOfHandle(toolsList),
  }),
  "inherited-name": example({
    title: "does not take toString for a method, which every object inherits",
    rule: rules.unknownMethod,
    needs: "unknown-method",
    call: (s) => s.handle(inherited),
    expect: expectedOfHandle(inherited),
  }),
  "other-methods": property({
    title: "answers every method but server/discover with -32601 and the id of the request",
    rule: rules.unknownMethod,
    needs: ["unknown-method", "tools-list", "inherited-name", "every-id"],
    given: {
      text: envelope({ method: goodMethod().filter((name) => name !== "server/discover") }),
    },
    covers: {
      "without a fault": { share: 1, when: ({ text }) => !isFaulty(text) },
      "nearly discover": { share: 0.02, when: ({ text }) => /discover/i.test(methodIn(text)) },
      inherited: {
        share: 0.1,
        when: ({ text }) => inheritedNames.some((name) => name === methodIn(text)),
      },
      empty: { share: 0.01, when: ({ text }) => methodIn(text) === "" },
    },
    call: (s, { text }) => s.handle(text),
    expect: ({ text }) => expectedOfHandle(text),
  }),
};

function methodIn(text: string): string {
  return String(messageIn(text).method);
}
