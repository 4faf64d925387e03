import type { Limits } from "./limits.ts";

/**
 * The flag that switches Node's permission model on; it has had two names, and a Node that knows
 * only one refuses the other. Null where there is none.
 */
export function permissionFlag(): string | null {
  const names = ["--permission", "--experimental-permission"];
  return names.find((name) => process.allowedNodeEnvironmentFlags.has(name)) ?? null;
}

/** Node's flags for the child, without those of the permission model. */
export function nodeFlags(limits: Limits): string[] {
  return [
    "--disallow-code-generation-from-strings",
    "--no-addons",
    "--no-warnings",
    `--max-old-space-size=${limits.heapMiB}`,
  ];
}

/** Flags that leave the child one file to read and nothing to write, start or load. */
export function permissionFlags(childFile: string): string[] {
  const flag = permissionFlag();
  return flag === null ? [] : [flag, `--allow-fs-read=${childFile}`];
}
