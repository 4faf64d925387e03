import { visible } from "./invisible.ts";
import type { Page } from "./page.ts";

/** A command to type, arguments quoted where a shell would take them apart. It is never broken. */
export function commandLine(args: readonly string[], page: Page): string {
  const words = [...args, ...page.sameSubmission].map((arg) => quoted(visible(arg, page.look)));
  return [page.program, ...words].join(" ");
}

/** Double quotes, which every shell knows; inside them, what a POSIX shell would still read. */
function quoted(arg: string): string {
  if (/^[\w@%+=:,./-]+$/.test(arg)) return arg;
  return `"${arg.replace(/["\\$`]/g, "\\$&")}"`;
}
