import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Absolute path of what the build makes. */
export const dist = join(root, "dist");

/** Names of the folders in a folder of the repository, sorted; none when there is no such folder. */
export function foldersIn(path) {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
