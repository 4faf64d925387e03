import type { Message } from "esbuild";
import { dynamicImports } from "./dynamic-imports.ts";
import { excerptOf } from "./excerpt.ts";
import { type Guard, namespace, type Refusal } from "./guard.ts";
import type { Fault } from "./reply.ts";
import type { Excerpt } from "./submission.ts";

/** What esbuild's first message means for the student. */
export function faultOfBuild(messages: readonly Message[], guard: Guard): Fault {
  const message = messages[0];
  if (message === undefined) throw new Error("the bundler failed and did not say why");
  const at = placeOf(message, guard);
  const refusal = message.detail as Refusal | undefined;
  if (refusal !== undefined) return { kind: "import-refused", ...refusal, at };
  const dynamic = dynamicImports[message.id];
  if (dynamic !== undefined) {
    return { kind: "import-refused", specifier: dynamic, because: "dynamic", limit: null, at };
  }
  if (at === null) throw new Error(`the bundler failed: ${message.text}`);
  return (
    missingExport(message, at) ?? {
      kind: "syntax",
      message: inStudentsTerms(message.text),
      at,
    }
  );
}

/** An import names what the other file does not export: esbuild has no id for it, only words. */
function missingExport({ text, location }: Message, at: Excerpt): Fault | null {
  const [, from, name] = /^No matching export in "(.*)" for import "(.*)"$/s.exec(text) ?? [];
  if (from === undefined || name === undefined) return null;
  const file = from.slice(namespace.length + 1);
  const instead = location?.suggestion ?? "";
  return {
    kind: "missing-export",
    ...{ name, file, exports: [], empty: null, at },
    ...(instead !== "" && { instead }),
  };
}

/** esbuild's own words, without the names of what is only between it and us. */
function inStudentsTerms(text: string): string {
  if (text.startsWith("Top-level await is ")) return "Top-level await is not supported here";
  return text.replaceAll(`${namespace}:`, "");
}

/** esbuild counts lines from 1, and columns from 0 in bytes of UTF-8. */
function placeOf(message: Message, guard: Guard): Excerpt | null {
  if (message.location === null) return null;
  const { line, column, lineText } = message.location;
  const file = message.location.file.slice(namespace.length + 1);
  const text = guard.sources.get(file)?.text;
  if (text === undefined) return null;
  const before = Buffer.from(lineText).subarray(0, column).toString();
  return excerptOf(text, { file, line, column: before.length + 1 });
}
