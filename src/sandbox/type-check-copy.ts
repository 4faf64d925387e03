import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { distFolder } from "../paths.ts";

/** A submission's files in a folder of their own, out of reach of the workspace's surroundings. */
export interface PrivateCopy {
  /** Absolute path of the folder that holds the copied files, links resolved. */
  folder: string;
  /** Names of the copied files, relative to the folder. */
  files: readonly string[];
  remove(): void;
}

/** Declares the globals that the sandbox offers to a submission. */
export const globalsFile = join(distFolder, "sandbox", "globals.d.ts");

/** Writes source text, each under its name, to a new temporary folder that only this user can open. */
export function copySources(sources: ReadonlyMap<string, { text: string }>): PrivateCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "mcp-course-types-")));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    // Ends the compiler's search for the package that the files belong to.
    writeFileSync(join(root, "package.json"), "{}");
    const folder = join(root, "submission");
    mkdirSync(folder);
    for (const [name, { text }] of sources) {
      const file = join(folder, ...name.split(posix.sep));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return { folder, files: [...sources.keys()], remove };
  } catch (error) {
    remove();
    throw error;
  }
}
