import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { foldersIn, root } from "./folders.js";
import { thirdPartyLicences } from "./licences.js";
import { outputsOf } from "./write.js";

/**
 * The program and the graders of our own course, bundled together and split, so that a command
 * loads only what it needs and a compiled grader shares its words with the program.
 */
export async function buildProgram() {
  const result = await build({
    absWorkingDir: root,
    entryPoints: {
      main: "src/cli/main.ts",
      grader: "src/grading/grader.ts",
      "author/judging-thread": "src/author/judging-thread.ts",
      ...graderEntries(),
    },
    outdir: "dist",
    bundle: true,
    splitting: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    chunkNames: "chunks/[name]-[hash]",
    plugins: [requiredEsbuild],
    define: { "Intl.Segmenter": "LazySegmenter" },
    inject: [join(root, "scripts/build/lazy-segmenter.js")],
    alias: { "mcp-course/grader": join(root, "src/grading/grader.ts") },
    banner: {
      js: [
        'import{createRequire as __createRequire}from"node:module";',
        'import{fileURLToPath as __fileURLToPath}from"node:url";',
        "const require=__createRequire(import.meta.url),__filename=__fileURLToPath(import.meta.url);",
      ].join(""),
    },
    metafile: true,
    logLevel: "warning",
  });
  keepForTests(result.metafile);
  const outputs = outputsOf(result)
    .set("graders.json", json(graderSources(result.metafile)))
    .set("THIRD-PARTY-LICENSES.txt", thirdPartyLicences(result.metafile));
  const schema = join(root, "src/report/report.schema.json");
  return existsSync(schema) ? outputs.set("report.schema.json", readFileSync(schema)) : outputs;
}

/**
 * esbuild brings a native program, so it stays a package of its own. It is CommonJS: required, it
 * is loaded without Node first reading all of it for the names that it exports.
 */
const requiredEsbuild = {
  name: "required-esbuild",
  setup({ onResolve, onLoad }) {
    const namespace = "required";
    onResolve({ filter: /^esbuild$/ }, ({ kind, path }) =>
      kind === "require-call" ? { path, external: true } : { path, namespace },
    );
    onLoad({ filter: /.*/, namespace }, () => ({
      // Named, because `await import("esbuild")` finds no names in a CommonJS module.
      contents: 'export const { build, initialize, stop } = require("esbuild");',
    }));
  },
};

/** One entry per `graders/<lesson>/<exercise>/grader.ts`. */
function graderEntries() {
  const entries = {};
  for (const lesson of foldersIn("graders")) {
    for (const exercise of foldersIn(join("graders", lesson))) {
      const file = join("graders", lesson, exercise, "grader.ts");
      if (existsSync(join(root, file))) entries[`graders/${lesson}/${exercise}`] = file;
    }
  }
  return entries;
}

/**
 * SHA-256 of every course file that went into the compiled graders: when one differs, the compiled
 * grader is stale and the TypeScript is loaded instead.
 */
function graderSources(metafile) {
  const hashes = {};
  for (const input of Object.keys(metafile.inputs).sort()) {
    if (!input.startsWith("graders/")) continue;
    hashes[input] = createHash("sha256")
      .update(readFileSync(join(root, input)))
      .digest("hex");
  }
  return hashes;
}

/** Which input went into which output: the tests ask what a command loads. */
function keepForTests(metafile) {
  mkdirSync(join(root, ".tmp"), { recursive: true });
  writeFileSync(join(root, ".tmp", "program.metafile.json"), json(metafile));
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
