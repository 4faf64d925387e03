import type { Progress } from "../../grading/grade.ts";
import type { Look } from "./look.ts";

/** How far a grading is, in less than a line. */
export function renderProgress(progress: Progress, look: Look): string {
  const text =
    progress.at === "exercise"
      ? `checking ${progress.exercise}`
      : `checking ${progress.exercise}: ${progress.check}`;
  return `  ${text}`.slice(0, look.columns - 1);
}
