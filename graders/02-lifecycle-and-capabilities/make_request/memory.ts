import { call, graderFor, put, ref, set } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { CKEY, VERSION } from "../names.ts";
import { rules } from "../rules.ts";
import { metaOf, request } from "./expected.ts";

const { script } = graderFor<typeof solution>();

/** Calls that follow each other: what was passed in and what came out stays as it was. */
export const memory = {
  "leaves-params-alone": script({
    title: "leaves the params it was given as they were",
    rule: rules.callerKeepsObjects,
    needs: "shape",
    steps: [
      put("params", { name: "add", _meta: { progressToken: 7 } }),
      call("request", "make_request", 1, "tools/call", ref("params"), "1900-01-01", {}),
    ],
    expect: { params: { name: "add", _meta: { progressToken: 7 } } },
  }),
  "earlier-request-stays": script({
    title: "builds a new request each time and leaves the earlier one as it was",
    rule: rules.requestStandsAlone,
    needs: ["adds-nothing", "keeps-method", "keeps-version", "keeps-capabilities"],
    steps: [
      call("first", "make_request", 1, "tools/list", undefined, "1900-01-01", { roots: {} }),
      call("second", "make_request", 2, "server/discover"),
    ],
    expect: {
      first: request(1, "tools/list", { _meta: metaOf("1900-01-01", { roots: {} }) }),
      second: request(2, "server/discover", { _meta: metaOf(VERSION, {}) }),
    },
  }),
  "changes-stay-put": script({
    title: "starts from scratch, even if an earlier request was changed since",
    rule: rules.requestStandsAlone,
    needs: "earlier-request-stays",
    steps: [
      call("first", "make_request", 1, "tools/list"),
      set(["first", "params", "cursor"], "abc"),
      set(["first", "params", "_meta", CKEY, "sampling"], {}),
      call("second", "make_request", 1, "tools/list"),
    ],
    expect: { second: request(1, "tools/list", { _meta: metaOf(VERSION, {}) }) },
  }),
};
