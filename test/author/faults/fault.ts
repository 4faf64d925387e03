import type { FindingCode } from "../../../src/author/finding.ts";
import type { Changes } from "../proved-course.ts";

/** A fault put into the course of which all is proved, and all that is found then. */
export interface Fault {
  what: string;
  changes: Changes;
  /** Codes, each with its file. */
  found: [code: FindingCode, file: string][];
  /** Facts of the first finding. */
  facts?: Record<string, unknown>;
}

/** Folder of the grader that the faults are put into. */
export const own = "graders/01-numbers/double";

/** The grader itself. */
export const grader = `${own}/grader.ts`;

/** Text of a submission that returns an expression of `n`. */
export function returns(expression: string): string {
  return `export const double = (n: number): unknown => ${expression};\n`;
}
