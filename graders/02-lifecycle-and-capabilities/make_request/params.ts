import { any, graderFor, open, optional } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { CKEY, VERSION, VKEY } from "../names.ts";
import { rules } from "../rules.ts";
import { paramsObject } from "./arguments.ts";
import { metaOf } from "./expected.ts";

const { example, property } = graderFor<typeof solution>();

/** What a request asks with: all that was given, and nothing else beside `_meta`. */
export const params = {
  "adds-nothing": example({
    title: "has nothing but _meta in params when no params are given",
    rule: rules.requestParams,
    needs: ["names-version", "says-no-capabilities"],
    call: (s) => s.make_request(1, "tools/list"),
    expect: open({ params: { _meta: metaOf(VERSION, {}) } }),
  }),
  "takes-null": example({
    title: "takes null for params and caps as nothing given",
    rule: rules.requestParams,
    needs: "adds-nothing",
    call: (s) => s.make_request(1, "tools/list", null, VERSION, null),
    expect: open({ params: { _meta: metaOf(VERSION, {}) } }),
  }),
  "takes-params": example({
    title: "puts the params that are given beside _meta",
    rule: rules.requestParams,
    needs: "adds-nothing",
    call: (s) => s.make_request(1, "tools/call", { name: "add", arguments: { a: 2, b: 3 } }),
    expect: open({ params: { name: "add", arguments: { a: 2, b: 3 }, _meta: any } }),
  }),
  "keeps-params": property({
    title: 'keeps whatever params it was given, as they were: 0, false and "" too',
    rule: rules.requestParams,
    needs: "takes-params",
    given: { params: paramsObject() },
    covers: {
      empty: { share: 0.05, when: ({ params }) => Object.keys(params).length === 0 },
      several: { share: 0.3, when: ({ params }) => Object.keys(params).length > 1 },
      falsy: { share: 0.15, when: ({ params }) => Object.values(params).some((value) => !value) },
    },
    call: (s, { params }) => s.make_request(1, "tools/call", params),
    expect: ({ params }) => open({ params: { ...params, _meta: any } }),
  }),
  "own-meta-stands": example({
    title: "names its own version and capabilities, even if params bring a _meta along",
    rule: rules.requestVersion,
    needs: ["adds-nothing", "keeps-params", "keeps-version", "keeps-capabilities"],
    call: (s) =>
      s.make_request(
        1,
        "tools/call",
        { name: "add", _meta: { progressToken: 7, [VKEY]: "2024-11-05", [CKEY]: { roots: {} } } },
        VERSION,
        { sampling: {} },
      ),
    expect: open({
      params: {
        name: "add",
        _meta: { ...metaOf(VERSION, { sampling: {} }), progressToken: optional(7) },
      },
    }),
  }),
};
