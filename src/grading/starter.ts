import { createSourceReader } from "../sandbox/source-reader.ts";
import type { Submission } from "../sandbox/submission.ts";
import { sameText } from "./source-text.ts";

/**
 * Whether a file of a submission still is the starter that was handed out. False where there is no
 * such file, or none that can be read: what is wrong with it then is for the compiler to say.
 */
export function isStarter(submission: Submission, file: string, starter: string): boolean {
  // Another byte order mark, line ends and blank lines take no more than this.
  const mostBytes = 2 * Buffer.byteLength(starter) + 4096;
  const source = createSourceReader(submission, mostBytes).read(file);
  return source.found === "text" && source.own && sameText(source.text, starter);
}
