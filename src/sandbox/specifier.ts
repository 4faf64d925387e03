import { isBuiltin } from "node:module";
import { posix } from "node:path";
import type { ImportRefusal } from "./reply.ts";

/** Names in the submission that an import may mean, in order; or why it means none of them. */
export type Meaning = { candidates: string[] } | { refused: ImportRefusal };

/**
 * What an import's text means, before anything is looked up. Only relative paths have a meaning
 * here: `./protocol.ts`, `./protocol.js` and `./protocol` are the same file, and `./parts` may also
 * be the folder `parts` with an `index.ts`, as editors and bundlers have it.
 *
 * @param specifier the text between the quotes
 * @param importer name of the importing file, relative to the submission
 */
export function readSpecifier(specifier: string, importer: string): Meaning {
  if (specifier.startsWith("node:") || isBuiltin(specifier)) return { refused: "a-node-module" };
  if (/^[a-z]:[\\/]/i.test(specifier)) return { refused: "outside-the-folder" };
  if (/^[a-z][a-z0-9+.-]*:/i.test(specifier)) return { refused: "a-url" };
  if (/^[\\/]/.test(specifier)) return { refused: "outside-the-folder" };
  if (!/^\.\.?(\/|$)/.test(specifier)) return { refused: "a-package" };
  const name = posix.join(posix.dirname(importer), specifier);
  if (name === ".." || name.startsWith("../")) return { refused: "outside-the-folder" };
  return { candidates: candidatesFor(name) };
}

function candidatesFor(name: string): string[] {
  if (name === "." || name.endsWith("/")) return [posix.join(name, "index.ts")];
  if (name.endsWith(".ts")) return [name];
  if (name.endsWith(".js")) return [`${name.slice(0, -".js".length)}.ts`];
  return [`${name}.ts`, `${name}/index.ts`];
}
