import { readFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";

/** Processor, system and versions, on a few lines. */
export function describeMachine() {
  const [first] = cpus();
  const packages = ["esbuild", "fast-check", "typescript", "vitest"];
  const versions = packages.map((name) => `${name} ${versionOf(name)}`).join(", ");
  return [
    `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${platform()} ${release()} ${arch()}`,
    `Node ${process.version}, ${versions}`,
  ].join("\n");
}

function versionOf(name) {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).version;
}
