import { lstat, rename } from "node:fs/promises";
import { UsageError } from "../errors.ts";
import { systemReason } from "./files.ts";

/**
 * Gives a file the first free name `FILE.<date>-<n>.bak` and answers it. `today` is local time.
 * Throws UsageError `cannot-write`.
 */
export async function setAside(file: string, today = new Date()): Promise<string> {
  const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  for (let count = 1; ; count += 1) {
    const kept = `${file}.${date}-${count}.bak`;
    if (await exists(kept)) continue;
    try {
      await rename(file, kept);
    } catch (error) {
      throw new UsageError({ code: "cannot-write", file: kept, reason: systemReason(error) });
    }
    return kept;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
