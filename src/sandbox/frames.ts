import { SourceMap, type SourceMapPayload } from "node:module";
import { programScript } from "./script-names.ts";
import type { Place, Program } from "./submission.ts";

/** Leads from the compiled script back to the student's own files. */
export interface Tracer {
  /** Where a position of the script comes from; null for what no file of the student holds. */
  place(line: number, column: number): Place | null;
  /** A text with every position of the script that it mentions replaced by the file's own. */
  inText(text: string): string;
}

const tracers = new WeakMap<Program, Tracer>();

/** The tracer of a program; its source map is read once, when the first position is asked for. */
export function tracerOf(program: Program): Tracer {
  let tracer = tracers.get(program);
  if (tracer === undefined) {
    tracer = createTracer(program);
    tracers.set(program, tracer);
  }
  return tracer;
}

const mentioned = new RegExp(`\\b${programScript.replace(".", "\\.")}:(\\d+):(\\d+)`, "g");

function createTracer(program: Program): Tracer {
  let map: SourceMap | null = null;

  function place(line: number, column: number): Place | null {
    map ??= new SourceMap(JSON.parse(program.map) as SourceMapPayload);
    const entry = map.findEntry(line - 1, column - 1);
    // On a line without a mapping the last one before it is found: that is the bundler's own code.
    if (!("originalSource" in entry) || entry.generatedLine !== line - 1) return null;
    if (!Object.hasOwn(program.sources, entry.originalSource)) return null;
    return {
      file: entry.originalSource,
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
  }

  return {
    place,
    inText(text) {
      if (!text.includes(programScript)) return text;
      return text.replace(mentioned, (all, line: string, column: string) => {
        const found = place(Number(line), Number(column));
        return found === null ? all : `${found.file}:${found.line}:${found.column}`;
      });
    },
  };
}
