import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { dist } from "./folders.js";

/** Writes outputs (contents by path below dist/) where they differ, and answers their paths. */
export function writeOutputs(outputs) {
  for (const [path, contents] of outputs) {
    const file = join(dist, path);
    const bytes = Buffer.from(contents);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return [...outputs.keys()];
}

/** Removes what an earlier build left in dist/. */
export function removeOthers(paths) {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(relative(dist, file).replaceAll(sep, "/"))) rmSync(file);
  }
}

/** Outputs of an esbuild run with `write: false`, by path below dist/. */
export function outputsOf(result) {
  return new Map(
    result.outputFiles.map((file) => [
      relative(dist, file.path).replaceAll(sep, "/"),
      file.contents,
    ]),
  );
}
