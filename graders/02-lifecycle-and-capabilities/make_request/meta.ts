import { graderFor, open } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/make_request.ts";
import { jsonObject } from "../generators.ts";
import { CKEY, VERSION, VKEY } from "../names.ts";
import { rules } from "../rules.ts";
import { versionText } from "./arguments.ts";

const { example, property } = graderFor<typeof solution>();

/** What every request says about itself: its version and the capabilities of its client. */
export const meta = {
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
  "takes-version": example({
    title: "names another version when one is given",
    rule: rules.requestVersion,
    needs: "names-version",
    call: (s) => s.make_request(1, "tools/list", undefined, "2025-11-25"),
    expect: open({ params: open({ _meta: open({ [VKEY]: "2025-11-25" }) }) }),
  }),
  "takes-capabilities": example({
    title: "lists the capabilities that are given",
    rule: rules.requestCapabilities,
    needs: "says-no-capabilities",
    call: (s) => s.make_request(1, "tools/list", undefined, VERSION, { sampling: {} }),
    expect: open({ params: open({ _meta: open({ [CKEY]: { sampling: {} } }) }) }),
  }),
  "keeps-version": property({
    title: 'names whatever version it was given, even ""',
    rule: rules.requestVersion,
    needs: "takes-version",
    given: { version: versionText() },
    covers: {
      another: { share: 0.5, when: ({ version }) => version !== VERSION },
      empty: { share: 0.02, when: ({ version }) => version === "" },
    },
    call: (s, { version }) => s.make_request(1, "tools/list", undefined, version),
    expect: ({ version }) => open({ params: open({ _meta: open({ [VKEY]: version }) }) }),
  }),
  "keeps-capabilities": property({
    title: "lists whatever capabilities it was given, with their settings",
    rule: rules.requestCapabilities,
    needs: "takes-capabilities",
    given: { caps: jsonObject() },
    covers: {
      none: { share: 0.05, when: ({ caps }) => Object.keys(caps).length === 0 },
      some: { share: 0.5, when: ({ caps }) => Object.keys(caps).length > 0 },
    },
    call: (s, { caps }) => s.make_request(1, "tools/list", undefined, VERSION, caps),
    expect: ({ caps }) => open({ params: open({ _meta: open({ [CKEY]: caps }) }) }),
  }),
};
