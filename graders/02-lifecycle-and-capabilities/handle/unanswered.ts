import { fc, graderFor } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/handle.ts";
import { errorAnswer } from "../answers.ts";
import { isFaulty } from "../check_envelope/oracle.ts";
import {
  brokenHereAndThere,
  envelope,
  goodMethod,
  messageIn,
  oddId,
  plain,
  written,
} from "../envelopes.ts";
import {
  bareValue,
  brokenText,
  otherVersion,
  wrongCapabilities,
  wrongJsonrpc,
  wrongMethod,
} from "../faults.ts";
import { VERSION } from "../names.ts";
import { rules } from "../rules.ts";
import { expectedOfHandle } from "./oracle.ts";

const { example, property } = graderFor<typeof solution>();

const cutText = '{"jsonrpc":"2.0","id":3,"method":"server/discover","params":{"_me';

/** Messages that get no result: bad ones, and notifications. */
export const unanswered = {
  "cut-text": example({
    title: "passes on the -32700 for text that is not JSON, although its id is null",
    rule: rules.faultsPassedOn,
    call: (s) => s.handle(cutText),
    expect: errorAnswer(null, -32700),
  }),
  "other-version": example({
    title: "passes on the -32022 with its data",
    rule: rules.faultsPassedOn,
    call: (s) => s.handle(written({ id: 5, method: "tools/call", version: "1900-01-01" })),
    expect: errorAnswer(5, -32022, {
      data: { supported: [VERSION], requested: "1900-01-01" },
    }),
  }),
  "faults-passed-on": property({
    title: "passes on every error that was found in the envelope",
    rule: rules.faultsPassedOn,
    needs: ["cut-text", "other-version"],
    given: {
      text: fc.oneof(
        { weight: 1, arbitrary: brokenText() },
        { weight: 1, arbitrary: bareValue() },
        {
          weight: 4,
          arbitrary: brokenHereAndThere(
            {
              jsonrpc: wrongJsonrpc(),
              id: oddId(),
              method: fc.oneof(fc.constant("initialize"), wrongMethod()),
              version: fc.oneof(fc.constant(undefined), otherVersion()),
              capabilities: wrongCapabilities(),
            },
            plain,
          ).filter(isFaulty),
        },
      ),
    },
    covers: {
      "no request": { share: 0.1, when: ({ text }) => !text.startsWith("{") },
    },
    call: (s, { text }) => s.handle(text),
    expect: ({ text }) => expectedOfHandle(text),
  }),
  notification: example({
    title: "answers null to a request without an id, even to server/discover",
    rule: rules.notificationSilent,
    call: (s) => s.handle(written({ id: undefined })),
    expect: null,
  }),
  notifications: property({
    title: "answers null to every notification, known or not",
    rule: rules.notificationSilent,
    needs: ["notification", "unknown-method"],
    given: { text: envelope({ id: fc.constant(undefined), method: goodMethod() }) },
    covers: {
      "without a fault": { share: 1, when: ({ text }) => !isFaulty(text) },
      "of MCP": {
        share: 0.03,
        when: ({ text }) => String(messageIn(text).method).startsWith("notifications/"),
      },
      other: {
        share: 0.4,
        when: ({ text }) => !String(messageIn(text).method).startsWith("notifications/"),
      },
    },
    call: (s, { text }) => s.handle(text),
    expect: () => null,
  }),
};
