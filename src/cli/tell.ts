import type { Notice } from "../course/notice.ts";
import type { Context } from "./context.ts";
import { renderNotice } from "./render/notice.ts";

/** Tells the person what they should know although the work goes on: on stderr, a line each. */
export function tell(context: Context, notices: readonly Notice[]): void {
  for (const notice of notices) {
    context.stderr.write(`${renderNotice(notice, context.look)}\n`);
  }
}
