import { type Expected, fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/check_envelope.ts";
import { refusal } from "../answers.ts";
import { envelope, metaIn, plain, written } from "../envelopes.ts";
import { oddVersion, otherVersion } from "../faults.ts";
import { VERSION, VKEY } from "../names.ts";
import { rules } from "../rules.ts";
import { expectedOfEnvelope, isFaulty } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

/** Messages of another version. */
export const versionFaults = {
  "old-version": example({
    title: "answers version 1900-01-01 with -32022, and says what is supported",
    rule: rules.versionSupported,
    call: (s) => s.check_envelope(written({ id: 8, version: "1900-01-01" })),
    expect: unsupported("1900-01-01"),
  }),
  "newer-version": example({
    title: "does not speak newer versions either",
    rule: rules.versionSupported,
    needs: "old-version",
    call: (s) => s.check_envelope(written({ id: 9, version: "2099-12-31" })),
    expect: unsupported("2099-12-31"),
  }),
  "other-version": property({
    title: "accepts no version but its own, and gives back the one that was sent",
    rule: rules.versionSupported,
    needs: ["old-version", "newer-version", "id-zero"],
    given: {
      text: envelope({
        ...plain,
        version: fc.oneof(
          { weight: 3, arbitrary: otherVersion() },
          { weight: 1, arbitrary: oddVersion() },
        ),
      }),
    },
    covers: {
      "with a fault": { share: 1, when: ({ text }) => isFaulty(text) },
      earlier: { share: 0.1, when: ({ text }) => versionIn(text) < VERSION },
      later: { share: 0.1, when: ({ text }) => versionIn(text) > VERSION },
      "nearly right": {
        share: 0.05,
        when: ({ text }) => versionIn(text).includes(VERSION) || VERSION.includes(versionIn(text)),
      },
      "no text": { share: 0.1, when: ({ text }) => typeof metaIn(text)[VKEY] !== "string" },
    },
    call: (s, { text }) => s.check_envelope(text),
    expect: ({ text }) => expectedOfEnvelope(text),
  }),
};

function unsupported(requested: string): Expected {
  return refusal(-32022, { data: { supported: [VERSION], requested } });
}

function versionIn(text: string): string {
  return String(metaIn(text)[VKEY]);
}
