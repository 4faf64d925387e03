import type { Look } from "./look.ts";

/** What every part of the screen of `check` needs to know beside its own data. */
export interface Page {
  look: Look;
  /** Columns a part may fill. */
  width: number;
  /** How the reader starts the program: `mcp-course`, `npx mcp-course`. */
  program: string;
  /** Options that a command needs to mean the same submission and course: `--dir hand-in`. */
  sameSubmission: readonly string[];
  /** What stands in front of a file's name so that the terminal finds it: `""`, `hand-in/`. */
  folder: string;
  /** Protocol revision of the course. */
  revision: string;
  /** How many lines the parts of one failure may take. */
  space: Space;
}

/** Lines for the parts of one failure; what does not fit is cut, and that is said. */
export interface Space {
  calls: number;
  /** Several arguments of a call may share a line. */
  dense: boolean;
  /**
   * Lines for both values together. Or, where the differences tell all: `received`, only what came
   * back; else neither. Where they tell but the first one: `received-if-needed`, only what came
   * back; `if-untold`, neither.
   */
  values: number | "received" | "if-needed" | "received-if-needed" | "if-untold";
  /** Lines for both values where they have to be shown all the same. */
  fewest: number;
  differences: number;
  /** Lines of the student's file on either side of the one that is meant. */
  around: number;
  /** Last lines of what was printed. */
  printed: number;
  /** An empty line between what was given and what came of it. */
  gap: boolean;
  /** Where a known mistake says why, the sentence of the rule may give way to it. */
  rule: "always" | "unless-explained";
  /** And so may what to do about this kind of failure in general. */
  help: "always" | "unless-explained";
}

const roomy = {
  dense: false,
  fewest: 5,
  around: 1,
  printed: 3,
  gap: true,
  rule: "unless-explained",
  help: "always",
} as const;

const tight = {
  dense: true,
  fewest: 2,
  around: 0,
  printed: 1,
  gap: true,
  rule: "unless-explained",
  help: "unless-explained",
} as const;

/** From roomy to tight: a failure is shown in the first in which the screen fits a small terminal. */
export const spaces: readonly [Space, ...Space[]] = [
  { calls: 6, values: 6, differences: 4, ...roomy, rule: "always" },
  { calls: 6, values: 6, differences: 2, ...roomy },
  { calls: 4, values: 4, differences: 2, ...roomy },
  { calls: 4, values: 3, differences: 2, ...roomy },
  { calls: 4, values: "received", differences: 2, ...roomy },
  { calls: 4, values: "if-needed", differences: 2, ...roomy },
  { calls: 4, values: "received-if-needed", differences: 2, ...tight },
  { calls: 4, values: "if-untold", differences: 2, ...tight },
  { calls: 3, values: "if-untold", differences: 1, ...tight, gap: false },
];
