/** Name under which the prelude hands its one function to the child, which takes it from there. */
export const handOverName = "mcp-course:start";

/** What the prelude is told, as JSON text. */
export interface PreludeSettings {
  /** Characters of console text kept. */
  consoleLength: number;
  /** Bytes of one result's JSON text. */
  replyBytes: number;
  async: boolean;
}

/**
 * Starts the realm's side. Only text goes in and comes out; the exceptions are the student's own
 * program, which the realm itself made, and `emit`, which is there only while a culprit is sought.
 */
export type StartPrelude = (settings: string, emit?: (text: string) => void) => RunInRealm;

/**
 * - `load`: runs the program. The fields of one reply.
 * - `steps`: JSON text of steps. The fields of their replies, or the empty text: run the microtasks,
 *   then `resume`.
 */
export type RunInRealm = (
  task: "load" | "steps" | "resume",
  text: string,
  program?: () => unknown,
) => string;
