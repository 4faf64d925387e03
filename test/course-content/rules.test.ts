import { expect, it } from "vitest";
import checkEnvelope from "../../graders/02-lifecycle-and-capabilities/check_envelope/grader.ts";
import errorResponse from "../../graders/02-lifecycle-and-capabilities/error_response/grader.ts";
import handle from "../../graders/02-lifecycle-and-capabilities/handle/grader.ts";
import makeRequest from "../../graders/02-lifecycle-and-capabilities/make_request/grader.ts";
import { rules } from "../../graders/02-lifecycle-and-capabilities/rules.ts";

const graders = [makeRequest, errorResponse, checkEnvelope, handle];

it.each(Object.entries(rules))("rule %s is what some check rests on", (_, rule) => {
  const checks = graders.flatMap((grader) => Object.values(grader.checks));
  expect(checks.map((check) => check.rule)).toContain(rule);
});

it.each(Object.entries(rules))(
  "rule %s is one sentence about a page of the revision",
  (_, rule) => {
    expect(rule.says).toMatch(/^\S.*[^.]$/);
    expect(rule.page).toMatch(/^(basic|server)\/[a-z/]+(#[a-z0-9-]+)?$/);
  },
);
