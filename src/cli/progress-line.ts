import type { Progress } from "../grading/grade.ts";
import type { Context } from "./context.ts";
import { renderProgress } from "./render/progress.ts";

/** Work shorter than this shows no progress: the line would only flicker. Milliseconds. */
const quietMs = 400;

/** One line on the terminal that tells how far the grading is. */
export interface ProgressLine {
  show: (progress: Progress) => void;
  /** Removes the line. */
  erase: () => void;
}

/** A progress line on stderr when that is a terminal; otherwise one that shows nothing. */
export function progressLine({ stderr, look }: Context): ProgressLine {
  if (stderr.isTTY !== true) return { show: () => undefined, erase: () => undefined };
  const begun = Date.now();
  let shown = false;
  return {
    show(progress) {
      if (Date.now() - begun < quietMs) return;
      stderr.write(`\r\u001b[2K${renderProgress(progress, look)}`);
      shown = true;
    },
    erase() {
      if (shown) stderr.write("\r\u001b[2K");
      shown = false;
    },
  };
}
