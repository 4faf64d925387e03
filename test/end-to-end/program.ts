import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { packageRoot } from "../../src/paths.ts";

/** The program as a person starts it, in a checkout. */
export const program = join(packageRoot, "bin", "mcp-course.js");

/** How a run ended. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export interface RunOptions {
  cwd: string;
  /** File to run with Node; the program when it is left out. */
  script?: string;
  /** Text on standard input, which then ends. */
  input?: string;
  env?: Record<string, string>;
  /** A program that starts Node, with its arguments. */
  through?: readonly string[] | undefined;
}

/** Runs the compiled program to its end, with none of this process's environment. */
export async function run(args: readonly string[], options: RunOptions): Promise<Ran> {
  const child = start(args, options);
  child.stdin?.end(options.input ?? "");
  return ended(child);
}

/** Starts the compiled program, in a process group of its own, as a terminal does. */
export function start(args: readonly string[], options: RunOptions): ChildProcess {
  const { cwd, script = program, env = {}, through = [] } = options;
  const [command = "", ...rest] = [...through, process.execPath, script, ...args];
  return spawn(command, rest, {
    cwd,
    env: { PATH: process.env.PATH, HOME: join(cwd, ".."), TMPDIR: tmpdir(), ...env },
    detached: true,
  });
}

/** Waits for a started program, and answers what it wrote. */
export function ended(child: ChildProcess): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let out = "";
    let err = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (out += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (err += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

/** A folder for one test with a name that many a tool stumbles over. Nothing is in it. */
export function makeFolder(): string {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), "end-to-end-")));
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  const folder = join(outer, "My Course (1) é 模");
  mkdirSync(folder);
  return folder;
}

/** A workspace for one test, with the starters in it. */
export async function makeWorkspace(): Promise<string> {
  const folder = makeFolder();
  const { code, err } = await run(["init", "."], { cwd: folder });
  if (code !== 0) throw new Error(err);
  return folder;
}

/** Puts our solutions into a folder, over whatever stands there. */
export function solve(folder: string): void {
  for (const lesson of readdirSync(join(packageRoot, "solutions"))) {
    cpSync(join(packageRoot, "solutions", lesson), folder, { recursive: true });
  }
}
