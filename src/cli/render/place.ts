import type { Place } from "../../sandbox/submission.ts";
import { visible } from "./invisible.ts";
import type { Look } from "./look.ts";

/** A place as terminals and editors link it: `handle.ts:7:18`. `folder` goes in front of the name. */
export function renderPlace({ file, line, column }: Place, look: Look, folder = ""): string {
  return `${visible(folder + file, look)}:${line}:${column}`;
}
