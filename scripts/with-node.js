// Runs a command under another Node, fetched by npm: node scripts/with-node.js 24 npx vitest run test/end-to-end
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./build/folders.js";

const [version, command, ...args] = process.argv.slice(2);
if (!/^\d+(?:\.\d+)*$/.test(version ?? "") || command === undefined) {
  console.error("node scripts/with-node.js <version> <command> [arguments...]");
  process.exitCode = 2;
} else {
  const PATH = [folderOf(version), process.env.PATH].join(delimiter);
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, PATH } });
  process.exitCode = status ?? 1;
}

/** The folder of a Node of this version, kept in .tmp/. */
function folderOf(version) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, ".tmp", "node", version);
  const bin = join(folder, "node_modules", name, "bin");
  if (!existsSync(join(bin, "node"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    const install = ["install", "--no-audit", "--no-fund", "--no-save", `${name}@${version}`];
    const { status } = spawnSync("npm", install, { cwd: folder, stdio: "inherit" });
    if (status !== 0) throw new Error(`npm could not install ${name}@${version}`);
  }
  return bin;
}
