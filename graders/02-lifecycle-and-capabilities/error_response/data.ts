import { any, graderFor, open } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { jsonValue } from "../generators.ts";
import { rules } from "../rules.ts";
import { versions } from "./arguments.ts";

const { example, property } = graderFor<typeof solution>();

/** What more there is to say, when there is more. */
export const data = {
  "no-data": example({
    title: "leaves data out when none was given",
    rule: rules.errorData,
    needs: "shape",
    call: (s) => s.error_response(1, -32601, "Method not found"),
    expect: open({ error: { code: any, message: any } }),
  }),
  "adds-data": example({
    title: "puts data beside code and message when there is some",
    rule: rules.errorData,
    needs: "shape",
    call: (s) => s.error_response(1, -32022, "Unsupported protocol version", versions),
    expect: open({ error: { code: any, message: any, data: versions } }),
  }),
  "keeps-data": property({
    title: 'keeps whatever data it was given: 0, false and "" too',
    rule: rules.errorData,
    needs: "adds-data",
    given: { data: jsonValue().filter((data) => data !== null) },
    covers: {
      falsy: { share: 0.07, when: ({ data }) => !data },
      list: { share: 0.03, when: ({ data }) => Array.isArray(data) },
      object: {
        share: 0.1,
        when: ({ data }) => typeof data === "object" && !Array.isArray(data),
      },
    },
    call: (s, { data }) => s.error_response(1, -32000, "Something went wrong", data),
    expect: ({ data }) => open({ error: open({ data }) }),
  }),
};
