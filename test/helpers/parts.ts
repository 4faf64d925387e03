import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { afterAll } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import type { Parts } from "../../src/sandbox/launch.ts";

/** Source text by the path of a module below `src/sandbox/`, such as `child/measures/bare-global.ts`. */
export type Replacements = Readonly<Record<string, string>>;

const built = new Map<string, Promise<Parts>>();

/** The same parts as before where the same modules are replaced. */
export function buildParts(replaced: Replacements = {}): Promise<Parts> {
  const key = JSON.stringify(replaced);
  const parts = built.get(key) ?? buildNewParts(replaced);
  built.set(key, parts);
  return parts;
}

/**
 * Builds the child and the prelude as `scripts/build.js` does, with some modules replaced: so a
 * test can show what one measure is good for by taking it away.
 */
async function buildNewParts(replaced: Replacements): Promise<Parts> {
  const used = new Set<string>();
  const [child, prelude] = await Promise.all([
    bundle("child/child.ts", { format: "cjs", platform: "node", target: "node20" }, replaced, used),
    bundle(
      "prelude/prelude.ts",
      { format: "iife", platform: "neutral", target: "es2023" },
      replaced,
      used,
    ),
  ]);
  const unused = Object.keys(replaced).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`no such module to replace: ${unused.join(", ")}`);
  const file = join(newFolder(), "child.cjs");
  writeFileSync(file, child);
  return { child: file, prelude };
}

/** A program of the test's own in the place of the child: one that has escaped from everything. */
export function partsWithChild(text: string): Parts {
  const file = join(newFolder(), "child.cjs");
  writeFileSync(file, text);
  return { child: file, prelude: "" };
}

type Options = Pick<Parameters<typeof build>[0], "format" | "platform" | "target">;

async function bundle(entry: string, options: Options, replaced: Replacements, used: Set<string>) {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: packageRoot,
    entryPoints: [`src/sandbox/${entry}`],
    bundle: true,
    write: false,
    plugins: [replacing(replaced, used)],
  });
  return outputFiles[0]?.text ?? "";
}

function replacing(replaced: Replacements, used: Set<string>): Plugin {
  return {
    name: "replacing",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]sandbox[\\/]/ }, ({ path }) => {
        const name = path.split(/[\\/]src[\\/]sandbox[\\/]/)[1]?.replaceAll("\\", "/") ?? "";
        const contents = replaced[name];
        if (contents === undefined) return undefined;
        used.add(name);
        return { contents, loader: "ts", resolveDir: join(path, "..") };
      });
    },
  };
}

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mcp-course-parts-"));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
