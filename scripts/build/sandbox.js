import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./folders.js";
import { outputsOf } from "./write.js";

/**
 * What a submission meets, each a file of its own: the child program (the only file that the
 * permission model lets the child process read), the prelude (a script, evaluated inside each realm
 * of the student's code), and the declaration of the globals that the type check reads.
 */
export async function buildSandbox() {
  const shared = { absWorkingDir: root, bundle: true, write: false, logLevel: "warning" };
  const [child, prelude] = await Promise.all([
    build({
      ...shared,
      entryPoints: ["src/sandbox/child/child.ts"],
      outfile: "dist/sandbox/child.cjs",
      format: "cjs",
      platform: "node",
      target: "node20",
    }),
    build({
      ...shared,
      entryPoints: ["src/sandbox/prelude/prelude.ts"],
      outfile: "dist/sandbox/prelude.js",
      format: "iife",
      platform: "neutral",
      target: "es2023",
    }),
  ]);
  const globals = readFileSync(join(root, "src/sandbox/globals.d.ts"));
  return new Map([...outputsOf(child), ...outputsOf(prelude), ["sandbox/globals.d.ts", globals]]);
}
