import { graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { envelope } from "./envelope.ts";
import { memory } from "./memory.ts";
import { meta } from "./meta.ts";
import { params } from "./params.ts";
import { whole } from "./whole.ts";

const { defineGrader } = graderFor<typeof solution>();

export default defineGrader({
  title: "Build a request",
  hints: [
    "Write down the first example of the task by hand, as one object. Which of its values come from the parameters, and which are always the same?",
    "`{ ...a, b: 1 }` makes a new object with all members of a, and b. If a has a b too, the one written last stays.",
    "params may be null, and so may caps. `...null` adds nothing to an object. `caps ?? {}` is caps, unless that is null or undefined.",
    "The members of the new params are those of the given params and then _meta. _meta has two members, named by VKEY and CKEY: write `[VKEY]: version` for the first.",
  ],
  parameters: { make_request: ["id", "method", "params", "version", "caps"] },
  checks: {
    ...envelope,
    ...meta,
    ...params,
    ...memory,
    ...whole,
  },
});
