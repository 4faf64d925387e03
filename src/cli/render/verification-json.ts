import type { Verification } from "../../author/verification.ts";
import type { Course } from "../../course/model.ts";
import { findingSentence } from "./verify-finding.ts";

/** The data of `author verify` as JSON text, a sentence with each finding. */
export function verificationJson(course: Course, verification: Verification): string {
  const { seeds, exercises, findings } = verification;
  const value = {
    schema: "mcp-course/verification/v1",
    course: { name: course.name, version: course.version, revision: course.revision },
    seeds,
    exercises,
    findings: findings.map((finding) => ({
      ...finding,
      message: findingSentence(finding, seeds),
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
