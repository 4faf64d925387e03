import { posix } from "node:path";
import { build } from "esbuild";
import type { Compiler } from "../../src/sandbox/compile.ts";
import type { Fault } from "../../src/sandbox/reply.ts";

/**
 * A compiler without a guard, for submissions that a test holds in memory. A file that is not there
 * and a syntax error are told as the real one tells them, only shorter.
 */
export function plainCompiler(): Compiler {
  return {
    async compile(submission, entry) {
      const files = { ...submission.standIns, ...submission.files };
      if (!Object.hasOwn(files, entry)) {
        const fault: Fault = { kind: "missing-file", file: entry, found: "nothing", instead: [] };
        return { ok: false, fault };
      }
      try {
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          write: false,
          format: "iife",
          globalName: "submission",
          logLevel: "silent",
          plugins: [inMemory(files)],
        });
        const code = (outputFiles[0]?.text ?? "").replace("var submission = ", "() => ");
        return {
          ok: true,
          program: {
            entry,
            code,
            map: "{}",
            folder: null,
            files: Object.keys(files),
            sources: files,
          },
        };
      } catch (error) {
        return {
          ok: false,
          fault: { kind: "syntax", message: (error as Error).message, at: null },
        };
      }
    },
    async close() {},
  };
}

function inMemory(files: Readonly<Record<string, string>>) {
  return {
    name: "in-memory",
    setup(esbuild: import("esbuild").PluginBuild) {
      esbuild.onResolve({ filter: /.*/ }, ({ path }) => ({
        path: posix.normalize(path),
        namespace: "memory",
      }));
      esbuild.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({
        contents: files[path] ?? "",
        loader: "ts",
      }));
    },
  };
}
