import { fc, graderFor, optional } from "mcp-course/grader";
import type * as solution from "../../../solutions/02-lifecycle-and-capabilities/error_response.ts";
import { jsonValue, requestId, text } from "../generators.ts";
import { rules } from "../rules.ts";
import { errorCode } from "./arguments.ts";
import { answer } from "./expected.ts";

const { property } = graderFor<typeof solution>();

/** All arguments together, in every combination. */
export const whole = {
  "whole-answer": property({
    title: "gets the whole answer right, whatever was given and whatever was left out",
    rule: rules.errorShape,
    needs: [
      "no-data",
      "keeps-code",
      "keeps-message",
      "keeps-id",
      "null-id",
      "keeps-data",
      "forgets-earlier-data",
    ],
    given: {
      id: fc.option(requestId(), { nil: null, freq: 2 }),
      code: errorCode(),
      message: text(),
      data: fc.option(jsonValue(), { nil: undefined, freq: 2 }),
    },
    covers: {
      "data and no id": {
        share: 0.03,
        when: ({ id, data }) => id === null && data !== undefined,
      },
      "data and an id": {
        share: 0.12,
        when: ({ id, data }) => id !== null && data !== undefined,
      },
      "no data": { share: 0.2, when: ({ data }) => data === undefined },
    },
    call: (s, { id, code, message, data }) => s.error_response(id, code, message, data),
    expect: ({ id, code, message, data }) =>
      answer(id, { code, message, data: data === null ? optional(null) : data }),
  }),
};
