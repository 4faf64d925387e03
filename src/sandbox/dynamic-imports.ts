import type { BuildOptions, ImportKind } from "esbuild";

/** Messages of esbuild that mean an import which only a running program could resolve. */
export const dynamicImports: Readonly<Record<string, string>> = {
  "unsupported-dynamic-import": "import()",
  "unsupported-require-call": "require()",
  "indirect-require": "require",
  "empty-import-meta": "import.meta",
};

/** Options of a build in which such an import is an error, and so never comes to run. */
export const withoutDynamicImports: Pick<BuildOptions, "logOverride" | "supported"> = {
  logOverride: Object.fromEntries(Object.keys(dynamicImports).map((id) => [id, "error"])),
  supported: { "dynamic-import": false },
};

/** Whether an import that the bundler could resolve is one of a running program all the same. */
export function isDynamic(kind: ImportKind): boolean {
  return kind !== "import-statement";
}
