import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SetUp } from "./setups.ts";

/**
 * Lays out a workspace anew, with an attack and what it finds around it.
 *
 * @param texts of the files by name; what the set-up has is added
 * @param placed puts the names of this machine into a text
 */
export function layOutWorkspace(
  workspace: string,
  texts: Readonly<Record<string, string>>,
  { files = {}, links = {}, entryIs }: SetUp,
  placed: (text: string) => string,
): void {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  const allLinks = entryIs === undefined ? links : { ...links, "echo.ts": entryIs };
  for (const [name, text] of Object.entries({ ...texts, ...files })) {
    if (!(name in allLinks)) writeText(join(workspace, name), placed(text));
  }
  for (const [name, target] of Object.entries(allLinks)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    symlinkSync(placed(target), join(workspace, name));
  }
}

/** Writes a file, and the folders above it. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
