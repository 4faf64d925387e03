import { fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { jsonObject, methodName, requestId } from "../generators.ts";
import { VERSION } from "../names.ts";
import { rules } from "../rules.ts";
import { orNothing, paramsObject, versionText } from "./arguments.ts";
import { metaOf, request } from "./expected.ts";

const { property } = graderFor<typeof solution>();

/** All arguments together, in every combination. */
export const whole = {
  "whole-request": property({
    title: "gets the whole request right, whatever was given and whatever was left out",
    rule: rules.requestShape,
    needs: [
      "takes-null",
      "keeps-id",
      "keeps-method",
      "keeps-params",
      "keeps-version",
      "keeps-capabilities",
      "earlier-request-stays",
    ],
    given: {
      id: requestId(),
      // A method that needs no params tempts to drop those it was given.
      method: fc.oneof(
        { weight: 3, arbitrary: methodName() },
        { weight: 1, arbitrary: fc.constant("server/discover") },
      ),
      params: orNothing(paramsObject()),
      version: fc.option(versionText(), { nil: undefined, freq: 2 }),
      caps: orNothing(jsonObject()),
    },
    covers: {
      everything: {
        share: 0.05,
        when: ({ params, version, caps }) =>
          Boolean(params) && version !== undefined && Boolean(caps),
      },
      "params alone": {
        share: 0.02,
        when: ({ params, version, caps }) => Boolean(params) && version === undefined && !caps,
      },
      "discovery with params": {
        share: 0.05,
        when: ({ method, params }) => method === "server/discover" && Boolean(params),
      },
      "capabilities alone": { share: 0.1, when: ({ params, caps }) => !params && Boolean(caps) },
    },
    call: (s, { id, method, params, version, caps }) =>
      s.make_request(id, method, params, version, caps),
    expect: ({ id, method, params, version, caps }) =>
      request(id, method, { ...params, _meta: metaOf(version ?? VERSION, caps ?? {}) }),
  }),
};
