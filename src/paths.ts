import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package, in a checkout and when installed: the nearest one with a package.json. */
export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

/** Where the build writes what must be its own file: the child program, the prelude, compiled graders. */
export const distFolder = join(packageRoot, "dist");

function findPackageRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findPackageRoot(dirname(folder));
}
