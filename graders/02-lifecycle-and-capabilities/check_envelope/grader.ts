import { graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { goodRequests } from "./good_requests.ts";
import { memory } from "./memory.ts";
import { metaFaults } from "./meta_faults.ts";
import { notRequests } from "./not_requests.ts";
import { order } from "./order.ts";
import { versionFaults } from "./version_faults.ts";

const { defineGrader } = graderFor<typeof solution>();

export default defineGrader({
  title: "Read a message and find its first fault",
  needs: ["error_response"],
  hints: [
    "Five faults, five places where the function may return early. Write them one below the other, in the order of the task; what gets past all five is fine.",
    "JSON.parse throws when the text is not JSON: that is what try and catch are for. And it gives back more than objects: null and lists too, for which typeof says “object”.",
    "Take the id once, as soon as you know that you have an object, and give it to every error after that. `||` is no help here, because 0 and the empty text are ids.",
    "For _meta, collect the names of the missing keys in a list and look at its length: that names one key or both. `?.` gets you to _meta when there are no params, Array.isArray tells lists from objects, and the version is right only when it is === VERSION.",
  ],
  parameters: { check_envelope: ["text"] },
  checks: {
    ...goodRequests,
    ...notRequests,
    ...metaFaults,
    ...versionFaults,
    ...order,
    ...memory,
  },
});
