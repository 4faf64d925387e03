import { readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

const stdin = 0;
const chunkBytes = 64 * 1024;

/**
 * Reads lines and blocks while there are none: the child has no event loop that the student's code
 * could leave something in. Ends when the parent is gone.
 *
 * @param onLine called with each line, without its end
 * @param beforeWaiting called whenever there is no whole line left
 */
export function readLines(onLine: (line: string) => void, beforeWaiting: () => void): void {
  const chunk = Buffer.alloc(chunkBytes);
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for (;;) {
    beforeWaiting();
    const got = readSync(stdin, chunk);
    if (got === 0) return;
    const lines = (rest + decoder.write(chunk.subarray(0, got))).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  }
}
