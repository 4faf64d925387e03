import {
  any,
  call,
  type Expected,
  fc,
  graderFor,
  open,
  optional,
  put,
  ref,
  set,
} from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { jsonObject, methodName, requestId, text } from "../generators.ts";
import { CKEY, CLIENT_INFO, VERSION, VKEY } from "../names.ts";
import { rules } from "../rules.ts";

const { defineGrader, example, property, script } = graderFor<typeof solution>();

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
    shape: example({
      title: "puts jsonrpc, id, method and params side by side",
      rule: rules.requestShape,
      call: (s) => s.make_request(1, "tools/list"),
      expect: { jsonrpc: "2.0", id: 1, method: "tools/list", params: any },
    }),
    "names-version": example({
      title: "names the course's version in params._meta when no other is given",
      rule: rules.requestMeta,
      needs: "shape",
      call: (s) => s.make_request(1, "tools/list"),
      expect: open({ params: open({ _meta: open({ [VKEY]: VERSION }) }) }),
    }),
    "says-no-capabilities": example({
      title: "says {} in params._meta when no capabilities are given",
      rule: rules.requestCapabilities,
      needs: "shape",
      call: (s) => s.make_request(1, "tools/list"),
      expect: open({ params: open({ _meta: open({ [CKEY]: {} }) }) }),
    }),
    "adds-nothing": example({
      title: "has nothing but _meta in params when no params are given",
      rule: rules.requestParams,
      needs: ["names-version", "says-no-capabilities"],
      call: (s) => s.make_request(1, "tools/list"),
      expect: open({ params: { _meta: meta(VERSION, {}) } }),
    }),
    "takes-null": example({
      title: "takes null for params and caps as nothing given",
      rule: rules.requestParams,
      needs: "adds-nothing",
      call: (s) => s.make_request(1, "tools/list", null, VERSION, null),
      expect: open({ params: { _meta: meta(VERSION, {}) } }),
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
    "keeps-params": property({
      title: "keeps all of the params it was given, as they were",
      rule: rules.requestParams,
      needs: "adds-nothing",
      given: { params: paramsObject() },
      covers: {
        empty: { share: 0.05, when: ({ params }) => Object.keys(params).length === 0 },
        several: { share: 0.3, when: ({ params }) => Object.keys(params).length > 1 },
        falsy: { share: 0.15, when: ({ params }) => Object.values(params).some((value) => !value) },
      },
      call: (s, { params }) => s.make_request(1, "tools/call", params),
      expect: ({ params }) => open({ params: { ...params, _meta: any } }),
    }),
    "keeps-version": property({
      title: "names the version it was given, whatever that is",
      rule: rules.requestVersion,
      needs: "names-version",
      given: { version: versionText() },
      covers: {
        another: { share: 0.5, when: ({ version }) => version !== VERSION },
        empty: { share: 0.02, when: ({ version }) => version === "" },
      },
      call: (s, { version }) => s.make_request(1, "tools/list", null, version),
      expect: ({ version }) => open({ params: open({ _meta: open({ [VKEY]: version }) }) }),
    }),
    "keeps-capabilities": property({
      title: "lists the capabilities it was given",
      rule: rules.requestCapabilities,
      needs: "says-no-capabilities",
      given: { caps: jsonObject() },
      covers: {
        none: { share: 0.05, when: ({ caps }) => Object.keys(caps).length === 0 },
        some: { share: 0.5, when: ({ caps }) => Object.keys(caps).length > 0 },
      },
      call: (s, { caps }) => s.make_request(1, "tools/list", null, VERSION, caps),
      expect: ({ caps }) => open({ params: open({ _meta: open({ [CKEY]: caps }) }) }),
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
          _meta: { ...meta(VERSION, { sampling: {} }), progressToken: optional(7) },
        },
      }),
    }),
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
        first: request(1, "tools/list", { _meta: meta("1900-01-01", { roots: {} }) }),
        second: request(2, "server/discover", { _meta: meta(VERSION, {}) }),
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
      expect: { second: request(1, "tools/list", { _meta: meta(VERSION, {}) }) },
    }),
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
        method: methodName(),
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
        "capabilities alone": { share: 0.1, when: ({ params, caps }) => !params && Boolean(caps) },
      },
      call: (s, { id, method, params, version, caps }) =>
        s.make_request(id, method, params, version, caps),
      expect: ({ id, method, params, version, caps }) =>
        request(id, method, { ...params, _meta: meta(version ?? VERSION, caps ?? {}) }),
    }),
  },
});

function request(id: string | number, method: string, params: Expected): Expected {
  return { jsonrpc: "2.0", id, method, params };
}

/** What `_meta` must hold; that the client also introduces itself is for the specification good. */
function meta(version: string, caps: Expected): { readonly [name: string]: Expected } {
  return { [VKEY]: version, [CKEY]: caps, [CLIENT_INFO]: optional() };
}

/** Params without a `_meta` of their own: what becomes of that one is for the most part open. */
function paramsObject() {
  return jsonObject().filter((params) => !Object.hasOwn(params, "_meta"));
}

function versionText(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom("2025-11-25", "2024-11-05", "1900-01-01", "", VERSION), text());
}

function orNothing<T>(given: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> {
  return fc.oneof(
    { weight: 2, arbitrary: given },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
  );
}
