import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Launch } from "./launch.ts";
import { readLine, type Told } from "./replies.ts";
import type { Boot } from "./wire.ts";

/** How a child ended. */
export interface End {
  code: number | null;
  signal: string | null;
  /** The first of what it wrote to stderr. */
  stderr: string;
  /** It could not even be started. */
  failure: Error | null;
}

export interface ChildEvents {
  onTold(told: Told): void;
  /** It said something that no child of ours says. */
  onNonsense(): void;
  /** A line of it was longer than any answer may be. */
  onFlood(): void;
  onStderr(text: string): void;
  /** It ended, and everything it said before has been told. */
  onEnd(end: End): void;
}

/** One running child. */
export interface Child {
  readonly pid: number | undefined;
  /** Sends requests, one a line. */
  send(lines: readonly string[]): void;
  /** Kills it and everything it started. */
  kill(): void;
}

const longestStderr = 64 * 1024;

/**
 * Starts a child and tells it what it needs.
 *
 * @param longestLine how many characters it may say without an end of line
 */
export function startChild(
  launch: Launch,
  boot: Omit<Boot, "token" | "prelude">,
  longestLine: () => number,
  events: ChildEvents,
): Child {
  const token = randomBytes(16).toString("hex");
  const child = spawn(launch.file, launch.args, {
    cwd: launch.cwd,
    env: launch.env,
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
    windowsHide: true,
  });
  let rest = "";
  let stderr = "";
  let failure: Error | null = null;
  let ended = false;

  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) tell(line);
    if (rest.length > longestLine()) events.onFlood();
  });
  child.stderr.setEncoding("utf8");
  child.stderr.on("data", (text: string) => {
    if (stderr.length < longestStderr) stderr += text;
    events.onStderr(text);
  });
  // Whatever is written to a child that has ended is lost, and its end is told.
  child.stdin.on("error", () => {});
  child.on("error", (error) => {
    failure = error;
    if (child.pid === undefined) end(null, null);
  });
  child.on("exit", kill);
  child.on("close", end);
  child.stdin.write(
    `${JSON.stringify({ ...boot, token, prelude: launch.prelude } satisfies Boot)}\n`,
  );

  function tell(line: string): void {
    if (ended) return;
    const told = line.length > longestLine() ? null : readLine(line, token);
    if (told === null) events.onNonsense();
    else events.onTold(told);
  }

  function end(code: number | null, signal: string | null): void {
    if (ended) return;
    ended = true;
    events.onEnd({ code, signal, stderr, failure });
  }

  function kill(): void {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      child.kill("SIGKILL");
    }
  }

  return {
    pid: child.pid,
    send: (lines) => void child.stdin.write(lines.map((line) => `${line}\n`).join("")),
    kill,
  };
}
