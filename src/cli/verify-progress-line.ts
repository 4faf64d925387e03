import type { VerifyProgress } from "../author/verify-exercise.ts";
import type { Context } from "./context.ts";
import { renderVerifyProgress } from "./render/verify-progress.ts";

/**
 * Tells on stderr how far a verification is: on a terminal in a line that changes and goes away,
 * elsewhere in a line for each exercise that is done.
 */
export function verifyProgressLine({ stderr, look }: Context): {
  show: (progress: VerifyProgress) => void;
  erase: () => void;
} {
  if (stderr.isTTY !== true) {
    return {
      show(progress) {
        if (progress.judged < progress.of) return;
        stderr.write(`${renderVerifyProgress(progress, look)}\n`);
      },
      erase: () => undefined,
    };
  }
  return {
    show: (progress) => stderr.write(`\r\u001b[2K${renderVerifyProgress(progress, look)}`),
    erase: () => stderr.write("\r\u001b[2K"),
  };
}
