import { visible } from "./invisible.ts";
import type { Page } from "./page.ts";
import { shellWord } from "./shell-word.ts";

/** A command to type, arguments quoted where a shell would take them apart. It is never broken. */
export function commandLine(args: readonly string[], page: Page): string {
  const words = [...args, ...page.sameSubmission].map((arg) => shellWord(visible(arg, page.look)));
  return [page.program, ...words].join(" ");
}
