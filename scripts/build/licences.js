import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folders.js";

const intro = "The files in this folder contain code of these packages, under their licences.";
const line = "-".repeat(80);

/** The licence of every package whose code esbuild put into an output. */
export function thirdPartyLicences(metafile) {
  const sections = [...bundledPackages(metafile)].sort().map(licenceOf);
  return `${[intro, ...sections].join(`\n\n${line}\n\n`)}\n`;
}

/** Paths such as `node_modules/@scope/name`, of packages that an output took at least a byte of. */
function bundledPackages(metafile) {
  const packages = new Set();
  for (const output of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
      const found = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input);
      if (found !== null && bytesInOutput > 0) packages.add(found[0]);
    }
  }
  return packages;
}

function licenceOf(path) {
  const { name, version, license } = JSON.parse(
    readFileSync(join(root, path, "package.json"), "utf8"),
  );
  const files = readdirSync(join(root, path)).filter((file) =>
    /^(?:licen[cs]e|notice)/i.test(file),
  );
  if (files.length === 0) throw new Error(`${path} is bundled but holds no licence file`);
  const texts = files.map((file) => readFileSync(join(root, path, file), "utf8").trim());
  return [`${name} ${version} (${license})`, ...texts].join("\n\n");
}
