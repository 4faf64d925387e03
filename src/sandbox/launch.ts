import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../errors.ts";
import { distFolder } from "../paths.ts";
import { cpuLimit } from "./cpu-limit.ts";
import { nodeFlags, permissionFlags } from "./node-flags.ts";
import { osWalls, raiseOsWalls } from "./os-sandbox.ts";
import type { OsSandbox, SandboxOptions, Wall } from "./sandbox.ts";

/** The two files of ours that run outside the grader's process. */
export interface Parts {
  /** Path of the child's program, one file. */
  child: string;
  /** Source of the prelude. */
  prelude: string;
}

/** How children of one sandbox are started. */
export interface Launch {
  file: string;
  args: string[];
  /** Its working folder: none of ours. */
  cwd: string;
  /** Its environment: nothing of ours, which may hold secrets and changes how Node behaves. */
  env: Record<string, string>;
  prelude: string;
  walls: Wall[];
}

/** How V8 runs the child. */
export interface Engine {
  /**
   * Whether it may optimize what runs often. To leave it out is quicker where many realms live for
   * a hundred calls each.
   */
  optimize: boolean;
}

/** The parts as the build left them. */
export function builtParts(): Parts {
  return {
    child: join(distFolder, "sandbox", "child.cjs"),
    prelude: readFileSync(join(distFolder, "sandbox", "prelude.js"), "utf8"),
  };
}

/**
 * Puts the command line together.
 *
 * @throws UsageError `sandbox-required` when walls are required that cannot be raised
 */
export function planLaunch(
  { child, prelude }: Parts,
  options: SandboxOptions,
  { optimize }: Engine = { optimize: true },
): Launch {
  const { limits, inspect } = options;
  const { walls, prefix } = raiseOsWalls(osSandboxFor(options), child, limits);
  const permissions = inspect === undefined ? permissionFlags(child) : [];
  const inspector = inspect === undefined ? [] : [`--inspect-wait=127.0.0.1:${inspect.port}`];
  const flags = [...nodeFlags(limits), ...(optimize ? [] : ["--no-opt"])];
  const node = [process.execPath, ...flags, ...permissions, ...inspector, child];
  const [file = "", ...args] = [...(inspect ? [] : cpuLimit(limits)), ...prefix, ...node];
  return {
    file,
    args,
    cwd: "/",
    env: {},
    prelude,
    walls: [
      "process",
      "context",
      ...(permissions.length > 0 ? ["permissions" as const] : []),
      ...walls,
    ],
  };
}

/** The inspector needs a socket that can be reached, so the walls of the system have to go. */
function osSandboxFor({ inspect, osSandbox }: SandboxOptions): OsSandbox {
  if (inspect === undefined) return osSandbox;
  if (osSandbox !== "require") return "off";
  throw new UsageError({ code: "sandbox-required", missing: [...osWalls] });
}
