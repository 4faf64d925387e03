import { posix } from "node:path";
import type { OnResolveResult, Plugin } from "esbuild";
import { isDynamic } from "./dynamic-imports.ts";
import type { HitLimit, Limits } from "./limits.ts";
import type { ImportRefusal } from "./reply.ts";
import {
  type Absence,
  createSourceReader,
  type SourceReader,
  type SourceText,
} from "./source-reader.ts";
import { readSpecifier } from "./specifier.ts";
import type { Submission } from "./submission.ts";

/** Why an import was refused; travels as the `detail` of esbuild's message. */
export interface Refusal {
  specifier: string;
  because: ImportRefusal;
  limit: HitLimit | null;
}

/** The gate between the bundler and the disk, for one build. */
export interface Guard {
  readonly plugin: Plugin;
  readonly reader: SourceReader;
  /** Text of every file that went in, by name. */
  readonly sources: Map<string, { text: string; own: boolean }>;
  /** Takes a file in, or says why it must stay out. */
  admit(name: string, specifier: string): Refusal | SourceText | { found: Absence };
}

/** Files live in a namespace of their own: esbuild looks for nothing beside them on the disk. */
export const namespace = "submission";

/**
 * A guard that lets the bundler have the submission's own regular `.ts` files and nothing else.
 *
 * @param submission whose files they are
 * @param limits how many files, and how much text
 */
export function createGuard(submission: Submission, limits: Limits): Guard {
  const mostBytes = limits.sourceKiB * 1024;
  const reader = createSourceReader(submission, mostBytes);
  const sources = new Map<string, { text: string; own: boolean }>();
  let bytes = 0;
  let files = 0;

  function admit(name: string, specifier: string): ReturnType<Guard["admit"]> {
    const held = sources.get(name);
    if (held !== undefined) return { found: "text", ...held, bytes: 0 };
    const source = reader.read(name);
    if (source.found === "too-large") return tooMuch(specifier, "sourceKiB");
    if (source.found !== "text") return source;
    if (source.own) {
      bytes += source.bytes;
      files += 1;
      if (bytes > mostBytes) return tooMuch(specifier, "sourceKiB");
      if (files > limits.sourceFiles) return tooMuch(specifier, "sourceFiles");
    }
    sources.set(name, { text: source.text, own: source.own });
    return source;
  }

  function tooMuch(specifier: string, name: "sourceKiB" | "sourceFiles"): Refusal {
    return { specifier, because: "too-much-source", limit: { name, value: limits[name] } };
  }

  function resolve(specifier: string, importer: string): string | Refusal {
    const meaning = readSpecifier(specifier, importer);
    if ("refused" in meaning) return { specifier, because: meaning.refused, limit: null };
    let because: ImportRefusal = "not-found";
    for (const name of meaning.candidates) {
      const source = admit(name, specifier);
      if ("because" in source) return source;
      if (source.found === "text") return name;
      because = refusals[source.found] ?? because;
    }
    if (because === "not-found") because = whatElse(reader, specifier, importer);
    return { specifier, because, limit: null };
  }

  const plugin: Plugin = {
    name: "guard",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === "entry-point") return { path, namespace };
        if (isDynamic(kind)) {
          return refuse({ specifier: path, because: "dynamic", limit: null });
        }
        const name = resolve(path, importer);
        return typeof name === "string" ? { path: name, namespace } : refuse(name);
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: withoutForeignMap(sources.get(path)?.text ?? ""),
        loader: "ts",
      }));
    },
  };
  return { plugin, reader, sources, admit };
}

const refusals: Partial<Record<Absence, ImportRefusal>> = {
  folder: "not-a-regular-file",
  special: "not-a-regular-file",
  unreadable: "unreadable",
  link: "a-symbolic-link",
};

function refuse(detail: Refusal): OnResolveResult {
  return { errors: [{ text: detail.because, detail }] };
}

/** What stands under the very name the specifier has, when no TypeScript file does. */
function whatElse(reader: SourceReader, specifier: string, importer: string): ImportRefusal {
  const { found } = reader.read(posix.join(posix.dirname(importer), specifier));
  if (found === "text" || found === "too-large") return "not-a-typescript-file";
  return refusals[found] ?? "not-found";
}

/**
 * esbuild follows `//# sourceMappingURL=` even to `/etc/passwd`. One letter changed makes it an
 * ordinary comment, and leaves every position as it was.
 */
function withoutForeignMap(text: string): string {
  return text.replace(/(?<=\/[/*][#@] )sourceMappingURL=/g, "sourceMappingUrl=");
}
