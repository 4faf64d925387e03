// Builds dist/: the program, bundled and split so that each command loads only what it needs; the
// child program and its prelude, each a file of its own; the graders of our own course.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");
const at = (...parts) => join(root, ...parts);

const graders = graderEntries();

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, "sandbox"), { recursive: true });

const [program] = await Promise.all([
  build({
    absWorkingDir: root,
    entryPoints: {
      main: "src/cli/main.ts",
      grader: "src/grading/grader.ts",
      ...graders,
    },
    outdir: "dist",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "linked",
    chunkNames: "chunks/[name]-[hash]",
    // esbuild and typescript bring native programs, tsx registers loaders by its own files.
    external: ["esbuild", "typescript", "tsx", "tsx/*"],
    alias: { "mcp-course/grader": at("src/grading/grader.ts") },
    banner: {
      js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);',
    },
    metafile: true,
    logLevel: "warning",
  }),
  // The child is the only file that the permission model lets the child process read.
  build({
    absWorkingDir: root,
    entryPoints: ["src/sandbox/child/child.ts"],
    outfile: "dist/sandbox/child.cjs",
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    logLevel: "warning",
  }),
  // The prelude is evaluated as a script inside each realm of the student's code.
  build({
    absWorkingDir: root,
    entryPoints: ["src/sandbox/prelude/prelude.ts"],
    outfile: "dist/sandbox/prelude.js",
    bundle: true,
    format: "iife",
    platform: "neutral",
    target: "es2023",
    logLevel: "warning",
  }),
]);

copyFileSync(at("src/sandbox/globals.d.ts"), join(dist, "sandbox", "globals.d.ts"));
if (existsSync(at("src/report/report.schema.json"))) {
  copyFileSync(at("src/report/report.schema.json"), join(dist, "report.schema.json"));
}
writeFileSync(
  join(dist, "graders.json"),
  `${JSON.stringify(graderSources(program.metafile), null, 2)}\n`,
);

/** One entry per `graders/<lesson>/<exercise>/grader.ts`. */
function graderEntries() {
  const entries = {};
  for (const lesson of folders(at("graders"))) {
    for (const exercise of folders(at("graders", lesson))) {
      const file = join("graders", lesson, exercise, "grader.ts");
      if (existsSync(at(file))) entries[`graders/${lesson}/${exercise}`] = file;
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
    hashes[input] = createHash("sha256").update(readFileSync(at(input))).digest("hex");
  }
  return hashes;
}

function folders(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(path, join(path, entry.name)))
    .sort();
}
