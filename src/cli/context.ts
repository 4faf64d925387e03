import type { Readable, Writable } from "node:stream";
import type { Look } from "./render/look.ts";
import { lookOf } from "./screen.ts";

/** Everything a command may touch of the world outside. Made once, in `main`; tests make their own. */
export interface Context {
  /** Absolute path of the folder the program was started in. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
  look: Look;
  /** How the person started the program, for "type this next": `mcp-course` or `npx mcp-course`. */
  program: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

/** What stands on the command line for every command alike. Nothing after `--` counts. */
export interface Flags {
  noColor: boolean;
  ascii: boolean;
  /** Errors, too, are to be JSON. */
  json: boolean;
}

/** Finds the flags that must be known even when the command line cannot be understood. */
export function flagsOf(argv: readonly string[]): Flags {
  const end = argv.indexOf("--");
  const options = end === -1 ? argv : argv.slice(0, end);
  return {
    noColor: options.includes("--no-color"),
    ascii: options.includes("--ascii"),
    json: options.includes("--json"),
  };
}

/** The context of this very process. `signal` is what Ctrl-C aborts. */
export function processContext(argv: readonly string[], signal: AbortSignal): Context {
  const { env, platform, stdin, stdout, stderr } = process;
  const { isTTY, columns } = stdout;
  return {
    cwd: process.cwd(),
    env,
    stdin,
    stdout,
    stderr,
    look: lookOf({ env, platform, isTTY, columns, flags: flagsOf(argv) }),
    program: programOf(env),
    signal,
  };
}

/** What the person would type to start the program again. npm tells what it was asked for. */
export function programOf(env: Context["env"]): string {
  const byNpm = env.npm_command !== undefined || env.npm_lifecycle_event !== undefined;
  return byNpm ? "npx mcp-course" : "mcp-course";
}
