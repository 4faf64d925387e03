import type { VerifyProgress } from "../../author/verify-exercise.ts";
import type { Look } from "./look.ts";

/** How far the verification of one exercise is, in less than a line. */
export function renderVerifyProgress({ exercise, judged, of }: VerifyProgress, look: Look): string {
  return `  ${exercise}: ${judged} of ${of} submissions judged`.slice(0, look.columns - 1);
}
