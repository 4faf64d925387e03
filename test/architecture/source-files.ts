import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../src/paths.ts";

/** A file of the repository, by its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** An import, or an export from elsewhere. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
}

const importStatement =
  /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/** The repository's files, new ones too, as git knows them: nothing that is ignored. */
export function repositoryFiles(select: (path: string) => boolean): SourceFile[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: packageRoot,
      encoding: "utf8",
    },
  );
  return listed
    .split("\0")
    .filter((path) => path !== "" && select(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(packageRoot, path), "utf8") }];
      } catch {
        return []; // Deleted, and not committed yet.
      }
    });
}

/** TypeScript below a folder. */
export function typescriptIn(folder: string): SourceFile[] {
  return repositoryFiles((path) => path.startsWith(`${folder}/`) && path.endsWith(".ts"));
}

export function importsOf(file: SourceFile): Import[] {
  return [...withoutComments(file.text).matchAll(importStatement)].map((match) => ({
    specifier: match[2] ?? match[3] ?? "",
    typeOnly: match[1] !== undefined,
  }));
}

/** Source text without its comments. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** `path:line: text` of every line that matches. */
export function linesLike(pattern: RegExp, files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, at }) => `${at}: ${line.trim()}`),
  );
}
