/** What is graded: a student's folder, or files held in memory (mistakes and variants). */
export interface Submission {
  /** The folder whose own regular `.ts` files may be read; null when all is in `files`. */
  folder: string | null;
  /** Text by name relative to the folder (`/` between parts). Wins over the disk. */
  files: Readonly<Record<string, string>>;
  /** Text used where neither `files` nor the folder has the name, such as our `protocol.ts`. */
  standIns: Readonly<Record<string, string>>;
}

/** A place in a file of the submission. `line` and `column` count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A place with the lines around it, so that it can be shown without reading the file again. */
export interface Excerpt extends Place {
  /** Number of the first line in `lines`. */
  firstLine: number;
  lines: string[];
}

/** One exercise of a submission, bundled into one script. */
export interface Program {
  /** Name of the file it starts from, such as `handle.ts`. */
  entry: string;
  /** JavaScript: a strict script whose completion value is a function that runs the module and returns its exports. */
  code: string;
  /** The source map of `code`, as JSON text, with the files' names; it never leaves the grader's process. */
  map: string;
  /** Real path of the folder that was read, for a debugger's sake; null when there was none. */
  folder: string | null;
  /** Names of the submission's files that went in. */
  files: string[];
  /** Text of each of those files, for excerpts. */
  sources: Readonly<Record<string, string>>;
}
