import type { Program } from "./submission.ts";

/**
 * Several programs as one, so that one realm holds them all: modules of each are its own, globals
 * are shared. Export `f` of the program named `a` is called `a.f`; a program that throws while it
 * loads exports nothing.
 *
 * @param codes the `code` of each program, by a name without a dot
 */
export function severalPrograms(codes: ReadonlyMap<string, string>): Program {
  const parts = [...codes].map(
    ([name, code]) => `add(${JSON.stringify(`${name}.`)}, ${asExpression(code)});`,
  );
  const code = [
    '"use strict";',
    "() => {",
    // Only a namespace has exports: the bundler marks one so.
    'const all = Object.defineProperty({}, "__esModule", { value: true });',
    "const add = (name, run) => {",
    "try { for (const [key, one] of Object.entries(run())) all[name + key] = one; } catch {}",
    "};",
    ...parts,
    "return all;",
    "};",
  ].join("\n");
  return { entry: "several.ts", code, map: noMap, folder: null, files: [], sources: {} };
}

/** The function that a program's script amounts to. */
function asExpression(code: string): string {
  return `(${code.replace(/^"use strict";\n/, "").replace(/;\s*$/, "")})`;
}

const noMap = JSON.stringify({ version: 3, sources: [], names: [], mappings: "" });
