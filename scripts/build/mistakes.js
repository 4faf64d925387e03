import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { dist, root } from "./folders.js";

/**
 * What each mistake beside a grader answers where no seed matters, and its code: `check` recognises
 * them in a submission by it. They run in the sandbox and are judged by the compiled graders, so
 * those must have been built before.
 */
export async function buildMistakes() {
  const maker = join(root, ".tmp", "build", "make-mistake-tables.js");
  await build({
    absWorkingDir: root,
    entryPoints: ["src/course/make-mistake-tables.ts"],
    outfile: maker,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
  const { makeMistakeTables } = await import(pathToFileURL(maker).href);
  return makeMistakeTables(root, digestOf(maker, "sandbox/child.cjs", "sandbox/prelude.js"));
}

/** One digest of several files; paths are relative to dist/. */
function digestOf(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(resolve(dist, file)));
  return hash.digest("hex");
}
