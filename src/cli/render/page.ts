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
}
