import { CourseError, Interrupted, UsageError } from "../../errors.ts";

/** An error as `--json` writes it: its code, the sentence, and the place in the course if it has one. */
export function errorJson(error: unknown, sentence: string): string {
  const place = error instanceof CourseError ? { file: error.file, line: error.line } : {};
  const value = { schema: "mcp-course/error/v1", code: codeOf(error), message: sentence, ...place };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function codeOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof CourseError) return error.problem.code;
  return error instanceof Interrupted ? "interrupted" : "internal";
}
