import type { Json } from "../json.ts";

export const stateSchema = "mcp-course/state/v1";

/** Name of the state file. The folder that holds it is a workspace. */
export const stateFile = ".mcp-course.json";

/**
 * What a workspace remembers. Everything is kept by name, never by position. Members that this
 * version does not know stay where they are.
 */
export interface State {
  schema: typeof stateSchema;
  course: {
    name: string;
    version: string;
    /** Absolute path, when the course was named with `--course`. */
    folder?: string;
  };
  /** SHA-256 of each file handed out, by its name. */
  files: Record<string, string>;
  /** When each exercise was first solved (ISO 8601, UTC), by id. */
  solved: Record<string, string>;
  /** When the solution of each exercise was asked for unsolved (ISO 8601, UTC), by id. */
  givenUp: Record<string, string>;
  /** How many hints were shown, by id. */
  hints: Record<string, number>;
  /** Answers given to the questions of a lesson, by lesson and step. */
  answered: Record<string, Json>;
}

/** The state of a workspace that was just made. */
export function newState(course: State["course"]): State {
  return {
    schema: stateSchema,
    course,
    files: {},
    solved: {},
    givenUp: {},
    hints: {},
    answered: {},
  };
}

/** Adds exercises that were solved at `when`; the first time counts. */
export function withSolved(state: State, ids: readonly string[], when: Date): State {
  const added = ids
    .filter((id) => state.solved[id] === undefined)
    .map((id) => [id, when.toISOString()]);
  return { ...state, solved: { ...state.solved, ...Object.fromEntries(added) } };
}

/** Remembers that the solution was asked for before the exercise was solved. */
export function withGivenUp(state: State, id: string, when: Date): State {
  return { ...state, givenUp: { [id]: when.toISOString(), ...state.givenUp } };
}

/** Remembers that the first `count` hints were shown. */
export function withHints(state: State, id: string, count: number): State {
  return { ...state, hints: { ...state.hints, [id]: Math.max(count, state.hints[id] ?? 0) } };
}

/** Remembers the hashes of files handed out, by name. */
export function withFiles(state: State, hashes: Readonly<Record<string, string>>): State {
  return { ...state, files: { ...state.files, ...hashes } };
}

/** Starts an exercise afresh: it counts as not solved. That its solution was seen stays true. */
export function withoutSolved(state: State, id: string): State {
  const { [id]: _solved, ...solved } = state.solved;
  return { ...state, solved };
}
