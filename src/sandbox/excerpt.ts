import type { Excerpt, Place } from "./submission.ts";

const linesBefore = 2;
const linesAfter = 1;

/**
 * A place with the lines around it.
 *
 * @param text the whole file the place is in, as it was compiled
 */
export function excerptOf(text: string, place: Place): Excerpt {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const first = Math.max(1, place.line - linesBefore);
  return { ...place, firstLine: first, lines: lines.slice(first - 1, place.line + linesAfter) };
}
