import { call, graderFor, set } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { rules } from "../rules.ts";
import { versions } from "./arguments.ts";
import { answer } from "./expected.ts";

const { script } = graderFor<typeof solution>();

/** Calls that follow each other: nothing of one answer shows in another. */
export const memory = {
  "forgets-earlier-data": script({
    title: "shows nothing of the data that an earlier answer had",
    rule: rules.errorStandsAlone,
    needs: ["no-data", "keeps-code", "keeps-message", "keeps-id", "adds-data"],
    steps: [
      call("first", "error_response", 1, -32022, "Unsupported protocol version", versions),
      call("second", "error_response", 2, -32601, "Method not found"),
    ],
    expect: { second: answer(2, { code: -32601, message: "Method not found" }) },
  }),
  "earlier-answer-stays": script({
    title: "builds a new answer each time and leaves the earlier one as it was",
    rule: rules.errorStandsAlone,
    needs: ["no-data", "keeps-code", "keeps-message", "keeps-id"],
    steps: [
      call("first", "error_response", 1, -32601, "Method not found"),
      call("second", "error_response", 2, -32700, "Parse error", "line 1"),
    ],
    expect: { first: answer(1, { code: -32601, message: "Method not found" }) },
  }),
  "changes-stay-put": script({
    title: "starts from scratch, even if an earlier answer was changed since",
    rule: rules.errorStandsAlone,
    needs: "earlier-answer-stays",
    steps: [
      call("first", "error_response", 1, -32601, "Method not found"),
      set(["first", "error", "message"], "changed"),
      set(["first", "error", "hint"], "changed"),
      call("second", "error_response", 1, -32601, "Method not found"),
    ],
    expect: { second: answer(1, { code: -32601, message: "Method not found" }) },
  }),
};
