import type { HitLimit, Limits } from "../../sandbox/limits.ts";
import { grouped } from "./prose.ts";

const units: Readonly<Record<keyof Limits, string>> = {
  callMs: "ms",
  loadMs: "ms",
  submissionMs: "ms",
  heapMiB: "MiB",
  residentMiB: "MiB",
  consoleKiB: "KiB",
  replyKiB: "KiB",
  sourceKiB: "KiB",
  sourceFiles: "files",
  typesMs: "ms",
  typesMiB: "MiB",
};

/** A limit in words, with the name that `--limit` knows it by: `1 s (limit callMs)`. */
export function limitWords(limit: HitLimit): string {
  return `${limitValue(limit)} (limit ${limit.name})`;
}

/** The value of a limit with its unit, as it is said: `1 s`, `250 ms`, `96 MiB`, `50 files`. */
function limitValue({ name, value }: HitLimit): string {
  const unit = units[name];
  if (unit === "ms" && value >= 1000) return `${grouped(value / 1000)} s`;
  if (unit === "KiB" && value >= 1024 && value % 1024 === 0) return `${value / 1024} MiB`;
  return `${grouped(value)} ${unit}`;
}
