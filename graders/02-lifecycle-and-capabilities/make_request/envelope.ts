import { any, graderFor, open } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { requestId } from "../generators.ts";
import { rules } from "../rules.ts";

const { example, property } = graderFor<typeof solution>();

/** What every request has, whatever it asks for. */
export const envelope = {
  shape: example({
    title: "puts jsonrpc, id, method and params side by side",
    rule: rules.requestShape,
    call: (s) => s.make_request(1, "tools/list"),
    expect: { jsonrpc: "2.0", id: 1, method: "tools/list", params: any },
  }),
  "keeps-method": example({
    title: "asks for the method that was given",
    rule: rules.requestMethod,
    needs: "shape",
    call: (s) => s.make_request(1, "example/unheard-of"),
    expect: open({ method: "example/unheard-of" }),
  }),
  "keeps-id": property({
    title: 'keeps the id it was given: 0, "" and "1" too',
    rule: rules.requestId,
    needs: "shape",
    given: { id: requestId() },
    covers: {
      number: { share: 0.2, when: ({ id }) => typeof id === "number" },
      text: { share: 0.2, when: ({ id }) => typeof id === "string" },
      falsy: { share: 0.03, when: ({ id }) => !id },
    },
    call: (s, { id }) => s.make_request(id, "tools/list"),
    expect: ({ id }) => open({ id }),
  }),
};
