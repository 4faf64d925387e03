import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";

/** What esbuild tells of a build. */
interface Metafile {
  outputs: Record<
    string,
    {
      inputs: Record<string, unknown>;
      imports: { path: string; kind: string; external?: boolean }[];
    }
  >;
}

const metafile: Metafile = JSON.parse(
  readFileSync(join(packageRoot, ".tmp", "program.metafile.json"), "utf8"),
);

/** Source files and outside packages that are loaded as soon as an output is: imports, not `import()`. */
function loadedWith(output: string): { inputs: string[]; packages: string[] } {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = [output];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "dynamic-import") continue;
      if (external) packages.add(imported);
      else waiting.push(imported);
    }
  }
  const inputs = [...seen].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  return { inputs, packages: [...packages].filter((name) => !name.startsWith("node:")) };
}

test("the program starts without what only a command needs", () => {
  const { inputs, packages } = loadedWith("dist/main.js");
  expect(inputs).toContain("src/cli/program.ts");
  const heavy = inputs.filter((path) =>
    /node_modules\/(?:fast-check|yaml|write-file-atomic)\/|^src\/(?:grading|sandbox)\//.test(path),
  );
  expect(heavy).toEqual([]);
  expect(packages).toEqual([]);
});

test("a compiled grader shares its words with the program, and carries no code of the sandbox", () => {
  const graders = Object.keys(metafile.outputs).filter((path) => path.startsWith("dist/graders/"));
  expect(graders.length).toBeGreaterThanOrEqual(4);
  for (const grader of graders) {
    const { inputs } = loadedWith(grader);
    expect(inputs).toContain("src/grading/words.ts");
    expect(inputs.filter((path) => /^src\/(?:sandbox|course|cli)\//.test(path))).toEqual([]);
  }
});
