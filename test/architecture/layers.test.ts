import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf, typescriptIn } from "./source-files.ts";

/**
 * From the top down. A folder imports from rows below its own; the folders of a row know nothing of
 * each other, except in the last.
 */
const layers = [
  ["cli"],
  ["author", "batch", "report", "serve", "lab"],
  ["course"],
  ["grading"],
  ["sandbox"],
  ["errors.ts", "json.ts", "paths.ts", "version.ts"],
];

/** The packages that a layer may use, beside Node's own modules. */
const packages: Record<string, readonly string[]> = {
  cli: [
    "chalk",
    "commander",
    "fastest-levenshtein",
    "string-width",
    "wrap-ansi",
    "write-file-atomic",
  ],
  author: [],
  batch: [],
  report: [],
  serve: [],
  lab: [],
  course: ["esbuild", "fastest-levenshtein", "write-file-atomic", "yaml"],
  grading: ["fast-check"],
  sandbox: ["esbuild", "fastest-levenshtein"],
};

const files = typescriptIn("src").map((file) => ({ ...file, layer: layerOf(file.path) }));

/** `src/grading/words.ts` is of `grading`, `src/json.ts` is one of its own. */
function layerOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function row(layer: string): number {
  return layers.findIndex((names) => names.includes(layer));
}

test("every file under src/ belongs to a layer", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(({ layer }) => row(layer) === -1).map(({ path }) => path)).toEqual([]);
});

test("imports point down: cli, then author, batch, report, serve and lab, then course, grading, sandbox, and what all share", () => {
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith("."))
      .map(({ specifier }) => posix.join(posix.dirname(file.path), specifier))
      .filter((target) => {
        const layer = layerOf(target);
        if (layer === file.layer || row(layer) === layers.length - 1) return false;
        return row(layer) <= row(file.layer);
      })
      .map((target) => `${file.path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});

test("an import within src/ names a file of src/ with its suffix", () => {
  const known = new Set(files.map(({ path }) => path));
  const unknown = files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith("."))
      .filter(({ specifier }) => !known.has(posix.join(posix.dirname(file.path), specifier)))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
  expect(unknown).toEqual([]);
});

test("each layer uses only the packages that are its own", () => {
  const strange = files.flatMap((file) =>
    importsOf(file)
      .map(({ specifier }) => specifier)
      .filter((specifier) => !specifier.startsWith(".") && !specifier.startsWith("node:"))
      .filter((specifier) => {
        const name = specifier
          .split("/")
          .slice(0, specifier.startsWith("@") ? 2 : 1)
          .join("/");
        return !(packages[file.layer] ?? []).includes(name);
      })
      .map((specifier) => `${file.path} imports ${specifier}`),
  );
  expect(strange).toEqual([]);
});

test("the program in the child's process is made of the sandbox's own files alone", () => {
  const inside = (path: string) => /^src\/sandbox\/(?:child|prelude)\//.test(path);
  const strange = files
    .filter(({ path }) => inside(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ typeOnly, specifier }) => !typeOnly && !specifier.startsWith("node:"))
        .map(({ specifier }) => posix.join(posix.dirname(file.path), specifier))
        .filter((target) => layerOf(target) !== "sandbox")
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(strange).toEqual([]);
});
