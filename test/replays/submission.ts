import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ExerciseReport, Report } from "../../src/grading/report.ts";
import { makeFolder, type Ran, type RunOptions, run } from "../end-to-end/program.ts";

/** What a submission is changed by, and how it is checked. */
export interface Change {
  /** Statements of the file, outside of the function. */
  top?: string;
  /** Statements in the function, before it answers. */
  first?: string;
  /** Arguments of `check` beside the exercise. */
  args?: readonly string[];
  env?: RunOptions["env"];
}

/** A right `error_response` in few lines, with statements put into it. */
export function errorResponse({ top = "", first = "" }: Change = {}): string {
  return `${top}
export function error_response(id, code, message, data = null) {
  ${first}
  return { jsonrpc: "2.0", id, error: data === null ? { code, message } : { code, message, data } };
}
`;
}

/** A folder that holds nothing but an `error_response.ts`. */
export function folderWith(text: string): string {
  const folder = makeFolder();
  writeFileSync(join(folder, "error_response.ts"), text);
  return folder;
}

/** What is said does not hang on the number of inputs, nor on types. */
const quick = ["--runs", "50", "--no-types"];

/** The screen of `mcp-course check error_response` on this text, and how the program ended. */
export async function screenOf(text: string, { args = [], env = {} }: Change = {}): Promise<Ran> {
  const all = [...["check", "error_response", "--dir", ".", "--seed", "7"], ...quick, ...args];
  return run(all, { cwd: folderWith(text), env });
}

/** The report of the same as JSON. Throws where anything else was written. */
export async function reportOf(text: string, change: Change = {}): Promise<Report> {
  const args = ["--json", ...(change.args ?? [])];
  const { out, err } = await screenOf(text, { ...change, args });
  if (err !== "") throw new Error(err);
  return JSON.parse(out);
}

/** Every kind of failure in a report, once each; `passed` for checks that pass. */
export function kindsIn(report: Report): string[] {
  const outcomes = report.exercises.flatMap(({ checks }) => checks.map(({ outcome }) => outcome));
  const kinds = outcomes.map((outcome) => {
    if (outcome.status === "failed" || outcome.status === "blocked") return outcome.failure.kind;
    return outcome.status;
  });
  return [...new Set(kinds)].sort();
}

/** How one exercise stands in a report. */
export function exerciseIn(report: Report, id: string): ExerciseReport {
  const found = report.exercises.find((exercise) => exercise.id === id);
  if (found === undefined) throw new Error(`no exercise ${id}`);
  return found;
}
