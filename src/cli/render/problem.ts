import type { Look } from "./look.ts";

/** An error in one sentence, without colour: what `--json` puts in its error form. */
export function problemSentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An error as the screen shows it: one sentence, then what to type. */
export function renderProblem(error: unknown, _look: Look, program: string): string[] {
  return [`${program}: ${problemSentence(error)}`];
}
