import { type BuildFailure, build, initialize, stop } from "esbuild";
import { faultOfBuild } from "./build-fault.ts";
import { withoutDynamicImports } from "./dynamic-imports.ts";
import { createGuard, type Guard, namespace } from "./guard.ts";
import { likelyNames } from "./likely-names.ts";
import type { Limits } from "./limits.ts";
import type { Fault } from "./reply.ts";
import type { Program, Submission } from "./submission.ts";

export type Compiled = { ok: true; program: Program } | { ok: false; fault: Fault };

/** Bundles exercises of submissions behind the guard. One esbuild service serves them all. */
export interface Compiler {
  /**
   * Bundles one exercise into one script.
   *
   * @param submission the files it may be made of
   * @param entry name of the file it starts from, such as `handle.ts`
   * @param limits of which `sourceKiB` and `sourceFiles` matter here
   * @returns the program; or the fault `missing-file`, `syntax` or `import-refused`
   */
  compile(submission: Submission, entry: string, limits: Limits): Promise<Compiled>;
  /** Ends the esbuild service, so that the process can end. */
  close(): Promise<void>;
}

/** esbuild's service belongs to the process: the last compiler that closes stops it. */
let openCompilers = 0;

/** Starts the esbuild service, unless it runs, and compiles with it. */
export function createCompiler(): Compiler {
  let open = true;
  openCompilers += 1;
  if (openCompilers === 1) startService();
  return {
    compile,
    async close() {
      if (!open) return;
      open = false;
      openCompilers -= 1;
      if (openCompilers === 0) await stop();
    },
  };
}

function startService(): void {
  // A service that cannot start makes the first build fail, which is where it is reported.
  initialize({}).catch(() => {});
}

async function compile(submission: Submission, entry: string, limits: Limits): Promise<Compiled> {
  const guard = createGuard(submission, limits);
  const fault = missingEntry(submission, entry, guard);
  if (fault !== null) return { ok: false, fault };
  try {
    return { ok: true, program: await bundle(entry, guard) };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (errors === undefined) throw error;
    return { ok: false, fault: faultOfBuild(errors, guard) };
  }
}

/** Takes the entry in, or says why there is none. */
function missingEntry(submission: Submission, entry: string, guard: Guard): Fault | null {
  const source = guard.admit(entry, entry);
  if ("because" in source) return { kind: "import-refused", ...source, at: null };
  switch (source.found) {
    case "text":
      return null;
    case "link":
      return {
        kind: "import-refused",
        specifier: entry,
        because: "a-symbolic-link",
        limit: null,
        at: null,
      };
    default: {
      const instead = likelyNames(submission, guard.reader.folder, entry);
      return { kind: "missing-file", file: entry, found: source.found, instead };
    }
  }
}

async function bundle(entry: string, guard: Guard): Promise<Program> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    plugins: [guard.plugin],
    bundle: true,
    write: false,
    absWorkingDir: "/",
    outfile: "/program.js",
    format: "iife",
    globalName,
    platform: "neutral",
    target: "es2023",
    sourcemap: "external",
    sourcesContent: false,
    legalComments: "none",
    logLevel: "silent",
    // The student's tsconfig.json has no say. esbuild's iife is sloppy unless told otherwise.
    tsconfigRaw: { compilerOptions: { alwaysStrict: true, useDefineForClassFields: true } },
    ...withoutDynamicImports,
  });
  const code = outputFiles.find((file) => !file.path.endsWith(".map"));
  const map = outputFiles.find((file) => file.path.endsWith(".map"));
  if (code === undefined || map === undefined) throw new Error("the bundler wrote no program");
  return programOf(entry, code.text, map.text, guard);
}

const globalName = "program";

function programOf(entry: string, text: string, map: string, guard: Guard): Program {
  const own = [...guard.sources].filter(([, source]) => source.own);
  return {
    entry,
    // No mapping stands on the line this shortens.
    code: text.replace(`var ${globalName} = `, "() => "),
    map: map.replaceAll(`"${namespace}:`, '"'),
    folder: guard.reader.folder,
    files: own.map(([name]) => name),
    sources: Object.fromEntries(own.map(([name, source]) => [name, source.text])),
  };
}
