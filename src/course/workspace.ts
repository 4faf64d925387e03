import { lstat, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../errors.ts";
import { systemCode, systemReason } from "./files.ts";
import { stateFile } from "./state.ts";

/** Whether a folder is a workspace: it holds a state file, whatever that says. */
export async function isWorkspace(folder: string): Promise<boolean> {
  return lstat(join(folder, stateFile)).then(
    () => true,
    () => false,
  );
}

/** The nearest workspace from a folder upward, or null. */
export async function findWorkspace(from: string): Promise<string | null> {
  for (let folder = from; ; folder = dirname(folder)) {
    if (await isWorkspace(folder)) return folder;
    if (folder === dirname(folder)) return null;
  }
}

/**
 * The real path of a folder that must be there.
 * Throws UsageError `no-such-folder`, `not-a-folder` or `cannot-read`.
 */
export async function realFolder(folder: string): Promise<string> {
  try {
    const real = await realpath(folder);
    if ((await stat(real)).isDirectory()) return real;
  } catch (error) {
    const code = systemCode(error);
    if (code === "ENOENT") throw new UsageError({ code: "no-such-folder", folder });
    if (code !== "ENOTDIR") {
      throw new UsageError({ code: "cannot-read", file: folder, reason: systemReason(error) });
    }
  }
  throw new UsageError({ code: "not-a-folder", folder });
}
