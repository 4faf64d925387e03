import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { dist, root } from "./folders.js";

/**
 * What the program would otherwise have to find out about our own course whenever it starts: what
 * its YAML texts mean, and what each mistake beside a grader answers where no seed matters, with its
 * code, so that `check` recognises it in a submission. Mistakes run in the sandbox and are judged by
 * the compiled graders, so those must have been built before.
 */
export async function buildCourse() {
  const maker = join(root, ".tmp", "build", "prepare-course.js");
  await build({
    absWorkingDir: root,
    entryPoints: ["src/course/prepare-course.ts"],
    outfile: maker,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
  const { prepareCourse } = await import(pathToFileURL(maker).href);
  return prepareCourse(root, digestOf(maker, "sandbox/child.cjs", "sandbox/prelude.js"));
}

/** One digest of several files; paths are relative to dist/. */
function digestOf(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(resolve(dist, file)));
  return hash.digest("hex");
}
