import { graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { data } from "./data.ts";
import { envelope } from "./envelope.ts";
import { error } from "./error.ts";
import { memory } from "./memory.ts";
import { whole } from "./whole.ts";

const { defineGrader } = graderFor<typeof solution>();

export default defineGrader({
  title: "Build an error response",
  hints: [
    "Write down the first example of the task by hand, as one object with another one inside. Which values come from the parameters?",
    "Only one thing varies in shape: whether error has a member data. Build it without, and add data when there is some.",
    '`if (data)` does not ask whether data was given: 0, false and "" count as false in JavaScript, and yet they are data. What is the one value that stands for “nothing given”?',
    "Compare data with null, by === or !==. One object without data and one with data, and a choice between them, is all it takes.",
  ],
  parameters: { error_response: ["id", "code", "message", "data"] },
  checks: {
    ...envelope,
    ...error,
    ...data,
    ...memory,
    ...whole,
  },
});
