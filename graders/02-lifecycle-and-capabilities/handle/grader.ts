import { graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/handle.ts";
import { discovering } from "./discovering.ts";
import { otherMethods } from "./other_methods.ts";
import { unanswered } from "./unanswered.ts";

const { defineGrader } = graderFor<typeof solution>();

export default defineGrader({
  title: "Answer a message",
  needs: ["error_response", "check_envelope"],
  hints: [
    "Your check_envelope has done the reading: call it once, and decide by what comes back. There are four ways to go on from there.",
    "How do an error response and a request differ? One of them has a member named error. If you got that one, give it on as it is, with all it holds.",
    "The question “has it an id?” comes before the question which method it is, and 0 and the empty text are ids: ask whether the id is there, not whether it is true.",
    "Compare the method with === to the one that you know; a table in a plain object also finds names such as toString, which every object inherits. Everything that is left at the end is a -32601 with the id of the request.",
  ],
  parameters: { handle: ["text"] },
  checks: {
    ...discovering,
    ...otherMethods,
    ...unanswered,
  },
});
