import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Interrupted } from "../errors.ts";
import type { HitLimit, Limits } from "./limits.ts";
import { residentMiB } from "./resident.ts";
import type { TypeCheckSkipped } from "./type-check.ts";
import { globalsFile, type PrivateCopy } from "./type-check-copy.ts";

/** Text beyond this is not read: no screen shows so many errors. */
const maxOutput = 1024 * 1024;
const memoryLookMs = 20;

/** Absolute path of TypeScript's native compiler for this machine; null where there is none. */
export function findTypeChecker(): string | null {
  const machine = `typescript-${process.platform}-${process.arch}`;
  const program = process.platform === "win32" ? "tsc.exe" : "tsc";
  try {
    const typescript = createRequire(import.meta.url).resolve("typescript/package.json");
    const native = createRequire(typescript).resolve(`@typescript/${machine}/package.json`);
    const compiler = join(dirname(native), "lib", program);
    return existsSync(compiler) ? compiler : null;
  } catch {
    return null;
  }
}

export interface TypeCheckerRun {
  /** Absolute path of the compiler. */
  compiler: string;
  copy: PrivateCopy;
  limits: Limits;
  signal?: AbortSignal;
}

/**
 * Runs the compiler over a private copy, within the limits, and answers what it wrote.
 *
 * @throws Interrupted when `signal` is aborted.
 */
export function runTypeChecker(
  run: TypeCheckerRun,
): Promise<{ output: string } | { skipped: TypeCheckSkipped }> {
  const { compiler, copy, limits, signal } = run;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw new Interrupted();
    // The compiler is one process, so that ending it leaves nothing behind.
    const [program, args] = bounded(compiler, argumentsFor(copy), limits);
    const child = spawn(program, args, {
      cwd: copy.folder,
      env: { GOMEMLIMIT: `${Math.ceil(limits.typesMiB / 2)}MiB` },
      stdio: ["ignore", "pipe", "ignore"],
      windowsHide: true,
    });
    let limit: HitLimit | null = null;
    const stopAt = (name: "typesMs" | "typesMiB") => {
      limit ??= { name, value: limits[name] };
      child.kill("SIGKILL");
    };
    const clock = setTimeout(stopAt, limits.typesMs, "typesMs");
    const memory = setInterval(() => {
      if (residentMiB(child.pid ?? 0) > limits.typesMiB) stopAt("typesMiB");
    }, memoryLookMs);
    const stop = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", stop);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (output.length < maxOutput) output += text;
    });
    const rest = () => {
      clearTimeout(clock);
      clearInterval(memory);
      signal?.removeEventListener("abort", stop);
    };
    child.on("error", () => {
      rest();
      resolve({ skipped: { because: "no-compiler" } });
    });
    child.on("close", (code) => {
      rest();
      if (signal?.aborted) reject(new Interrupted());
      else if (limit !== null) resolve({ skipped: { because: "limit", limit } });
      else if (hasAnswered(code, output)) resolve({ output });
      else resolve({ skipped: { because: "compiler-failed" } });
    });
  });
}

/**
 * The command, with its processor time bounded by the system as well: when this process is killed,
 * nobody is left to end a compiler that a type keeps busy for ever.
 */
function bounded(program: string, args: string[], limits: Limits): [string, string[]] {
  if (process.platform === "win32") return [program, args];
  // The compiler works on all cores at once, so its processor time passes faster than the clock.
  const seconds = Math.ceil((limits.typesMs / 1000) * availableParallelism()) + 1;
  return ["/bin/sh", ["-c", `ulimit -t ${seconds}; exec "$@"`, "sh", program, ...args]];
}

function argumentsFor(copy: PrivateCopy): string[] {
  return [
    "--ignoreConfig",
    // Only the files named here are read: nothing that they name is followed.
    "--noResolve",
    "--noEmit",
    "--strict",
    ...["--target", "es2023", "--lib", "es2023", "--types", "", "--skipLibCheck"],
    ...["--module", "preserve", "--moduleResolution", "bundler", "--allowImportingTsExtensions"],
    ...["--pretty", "false"],
    globalsFile,
    // `./` keeps a name from being read as an option or a response file.
    ...copy.files.map((file) => `./${file}`),
  ];
}

/** 0: no errors; 1 and 2: errors. Anything else, a panic among them, is no answer. */
function hasAnswered(code: number | null, output: string): boolean {
  return code === 0 || ((code === 1 || code === 2) && output !== "");
}
