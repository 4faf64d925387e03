import type { Argument, Step } from "./call.ts";
import type { Limits } from "./limits.ts";
import type { Loaded, Reply } from "./reply.ts";
import type { Program } from "./submission.ts";

/** What stands between a submission and the machine. */
export type Wall = "process" | "context" | "permissions" | "bwrap" | "prlimit";

/** Whether the operating system's walls (bwrap, prlimit) are wanted. */
export type OsSandbox = "auto" | "require" | "off";

export interface SandboxOptions {
  limits: Limits;
  osSandbox: OsSandbox;
  /** Open the inspector on this port (0: any) and wait for a debugger; drops the time limits and the permission wall. */
  inspect?: { port: number; onListening: (url: string) => void };
}

/** Runs programs of one submission in a child process that is replaced when it dies. */
export interface Sandbox {
  readonly walls: readonly Wall[];
  /** Opens a fresh realm and loads the program in it. Nothing waits: loading and calls are queued. */
  open(program: Program, options?: { async?: boolean }): Realm;
  /** Kills the child and everything it started. Safe to call twice. */
  close(): Promise<void>;
}

/** One fresh global scope with one program loaded. A new `open` ends the realm before it. */
export interface Realm {
  readonly loaded: Promise<Loaded>;
  /** Calls an export. Calls made in the same turn cross together, in order. */
  call(name: string, args: readonly Argument[]): Promise<Reply>;
  /** Runs steps in one go; one reply a step. After a fault the rest are unreached. */
  script(steps: readonly Step[]): Promise<Reply[]>;
}
