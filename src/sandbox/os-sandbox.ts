import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { UsageError } from "../errors.ts";
import type { Limits } from "./limits.ts";
import type { OsSandbox } from "./sandbox.ts";

type OsWall = "bwrap" | "prlimit";

/** The operating system's walls that stand, and the words that go before the child's command. */
export interface OsWalls {
  walls: OsWall[];
  prefix: string[];
}

/** All of them, the stronger one first. */
export const osWalls: readonly OsWall[] = ["bwrap", "prlimit"];

/**
 * Raises the walls of Linux around the child: bubblewrap (its own users, processes and network, and
 * nothing of the disk but Node and the child's one file) and prlimit (memory, files, descriptors).
 * Each is tried before it counts, since a machine may have the program and refuse the namespace.
 *
 * @param childFile path of the child's program
 * @throws UsageError `sandbox-required` when they are required and one is missing
 */
export function raiseOsWalls(wanted: OsSandbox, childFile: string, limits: Limits): OsWalls {
  if (wanted === "off") return { walls: [], prefix: [] };
  const standing = standingWalls(childFile, limits);
  const missing = osWalls.filter((wall) => !standing.includes(wall));
  if (wanted === "require" && missing.length > 0) {
    throw new UsageError({ code: "sandbox-required", missing });
  }
  return { walls: standing, prefix: prefixOf(standing, childFile, limits) };
}

/** prlimit comes first: what it limits is inherited through bwrap. */
function prefixOf(walls: readonly OsWall[], childFile: string, limits: Limits): string[] {
  return [
    ...(walls.includes("prlimit") ? prlimit(limits) : []),
    ...(walls.includes("bwrap") ? bwrap(childFile) : []),
  ];
}

/** All of them where they stand together; otherwise each that stands alone. */
function standingWalls(childFile: string, limits: Limits): OsWall[] {
  const installed = osWalls.filter((wall) => findProgram(wall) !== null);
  if (stand(installed, childFile, limits)) return installed;
  return installed.filter((wall) => stand([wall], childFile, limits));
}

const tried = new Map<string, boolean>();

function stand(walls: readonly OsWall[], childFile: string, limits: Limits): boolean {
  const [file, ...args] = prefixOf(walls, childFile, limits);
  if (file === undefined) return true;
  const key = [file, ...args].join("\0");
  let works = tried.get(key);
  if (works === undefined) {
    const command = [...args, process.execPath, "-v"];
    works = spawnSync(file, command, { env: {}, cwd: "/", stdio: "ignore" }).status === 0;
    tried.set(key, works);
  }
  return works;
}

function prlimit(limits: Limits): string[] {
  const bytes = (dataBaseMiB() + limits.residentMiB) * 1024 * 1024;
  return [findProgram("prlimit") ?? "prlimit", `--data=${bytes}`, "--fsize=0", "--nofile=64", "--"];
}

/**
 * What Node itself takes of RLIMIT_DATA, generously: from 24 on V8 sets 570 MiB aside that it never
 * touches, and a limit of 512 MiB kills Node at its start.
 */
function dataBaseMiB(): number {
  return Number(process.versions.node.split(".")[0]) >= 24 ? 874 : 250;
}

function bwrap(childFile: string): string[] {
  const files = [...sharedLibraries(), process.execPath, childFile];
  return [
    findProgram("bwrap") ?? "bwrap",
    "--unshare-user",
    "--unshare-all",
    "--uid",
    "65534",
    "--gid",
    "65534",
    "--die-with-parent",
    "--new-session",
    "--clearenv",
    "--cap-drop",
    "ALL",
    ...files.flatMap((file) => ["--ro-bind", file, file]),
    "--remount-ro",
    "/",
    "--chdir",
    "/",
    "--",
  ];
}

let libraries: string[] | null = null;

/** The files that the dynamic loader maps for Node; it lists them itself when asked so. */
function sharedLibraries(): string[] {
  if (libraries === null) {
    const env = { LD_TRACE_LOADED_OBJECTS: "1" };
    const { stdout } = spawnSync(process.execPath, [], { env, encoding: "utf8" });
    libraries = [...stdout.matchAll(/(?:^\s*|=> )(\/.+) \(0x[0-9a-f]+\)$/gm)].map(
      ([, file]) => file ?? "",
    );
  }
  return libraries;
}

function findProgram(name: string): string | null {
  if (process.platform !== "linux") return null;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const file = join(folder, name);
    if (folder !== "" && isExecutable(file)) return file;
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
