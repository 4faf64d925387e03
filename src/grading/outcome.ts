import type { Json, Path } from "../json.ts";
import type { ConsoleText, Fault } from "../sandbox/reply.ts";
import type { Excerpt, Place } from "../sandbox/submission.ts";

/** How a check can fail: a closed list, part of the report's schema. */
export const kinds = [
  "value",
  "threw",
  "promise",
  "text",
  "nothing",
  "not-json",
  "syntax",
  "import-refused",
  "missing-file",
  "missing-export",
  "not-a-function",
  "timeout",
  "memory",
  "output",
  "exit",
  "remembers",
  "starter",
] as const;

export type Kind = (typeof kinds)[number];

/** What became of one check. `errored` is our fault, never the student's. */
export type Outcome =
  | { status: "passed" }
  | { status: "failed"; failure: Failure }
  | { status: "blocked"; by: Cause[]; failure: Failure }
  | { status: "errored"; message: string };

/** A check or a whole exercise that something waits for. */
export interface Cause {
  exercise: string;
  /** Absent: the whole exercise. */
  check?: string;
}

/** One call as a person would write it, or one step of a script. */
export type Given =
  | { do: "call"; function: string; arguments: GivenArgument[]; as?: string }
  | { do: "put"; name: string; value: Json }
  | { do: "set"; path: Path; value: Json }
  | { do: "show"; name: string };

export interface GivenArgument {
  /** The parameter's name, such as `message`. */
  name: string;
  /** The JSON value; `undefined` was passed when there is neither this nor `ref`. */
  value?: Json;
  /** Something named by an earlier step. */
  ref?: Path;
}

/** One place where what came back is not what was expected. */
export interface Difference {
  path: Path;
  /** Absent: nothing was expected there. Patterns are written as `{"$pattern": …}`. */
  expected?: Json;
  /** Absent: nothing was there. */
  received?: Json;
}

/** Everything known about why a check failed. */
export interface Failure {
  kind: Kind;
  /** The calls that led to it, the last one being the one that was judged. */
  given: Given[];
  /** Of a property: the drawn values by name, shrunk. */
  drawn?: Record<string, Json>;
  expected?: Json;
  received?: Json;
  /** In the order of the expected value; the first is the one to look at. */
  differences: Difference[];
  /** What the code did instead of answering with a value. */
  fault?: Fault;
  /** Where in the student's own file to look. */
  at?: Excerpt;
  frames: (Place & { function: string | null })[];
  /** What the student's code printed during the judged call. */
  console: ConsoleText;
  /** How many calls shrinking took; 0 for an example. */
  shrinks: number;
}
