import type { Readable, Writable } from "node:stream";
import type { Look } from "./render/look.ts";

/** Everything a command may touch of the world outside. Made once, in `main`; tests make their own. */
export interface Context {
  /** Absolute path of the folder the program was started in. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable;
  look: Look;
  /** How the person started the program, for "type this next": `mcp-course` or `npx mcp-course`. */
  program: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}
