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
  /** Both values together; or, where the differences say it all, only what came back, or neither. */
  values: number | "received" | "if-needed";
  differences: number;
  /** Where a known mistake says why, the sentence of the rule may give way to it. */
  rule: "always" | "unless-explained";
}

/** From roomy to tight: a failure is shown in the first in which the screen fits a small terminal. */
export const spaces: readonly [Space, ...Space[]] = [
  { calls: 6, values: 6, differences: 4, rule: "always" },
  { calls: 6, values: 6, differences: 2, rule: "unless-explained" },
  { calls: 4, values: 4, differences: 2, rule: "unless-explained" },
  { calls: 4, values: 3, differences: 2, rule: "unless-explained" },
  { calls: 4, values: "received", differences: 2, rule: "unless-explained" },
  { calls: 4, values: "if-needed", differences: 2, rule: "unless-explained" },
];
