import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder } from "../paths.ts";
import { nodeFlags, permissionFlags } from "./node-flags.ts";
import type { SandboxOptions, Wall } from "./sandbox.ts";

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
  prelude: string;
  walls: Wall[];
}

/** The parts as the build left them. */
export function builtParts(): Parts {
  return {
    child: join(distFolder, "sandbox", "child.cjs"),
    prelude: readFileSync(join(distFolder, "sandbox", "prelude.js"), "utf8"),
  };
}

/** Puts the command line together. */
export function planLaunch(parts: Parts, options: SandboxOptions): Launch {
  const permissions = options.inspect === undefined ? permissionFlags(parts.child) : [];
  const inspector =
    options.inspect === undefined ? [] : [`--inspect-wait=127.0.0.1:${options.inspect.port}`];
  const walls: Wall[] = ["process", "context"];
  if (permissions.length > 0) walls.push("permissions");
  return {
    file: process.execPath,
    args: [...nodeFlags(options.limits), ...permissions, ...inspector, parts.child],
    prelude: parts.prelude,
    walls,
  };
}
