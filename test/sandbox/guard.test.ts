import { spawnSync } from "node:child_process";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile } from "../helpers/sandbox.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "mcp-course-guard-")));
const folder = join(root, "submission");
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const secret = "export const secret = 'swordfish';\n";

beforeAll(() => {
  write("../solution.ts", secret);
  write("own.ts", "export const own = 1;\n");
  write("parts/index.ts", "export const part = 2;\n");
  write("parts/deep.ts", 'export { own } from "../own.js";\n');
  write("data.json", '{"secret":"swordfish"}');
  write("script.mjs", secret);
  write("folder.ts/index.ts", secret);
  write("node_modules/pkg/index.ts", secret);
  write("node_modules/pkg/package.json", '{"name":"pkg","main":"index.ts"}');
  write("package.json", '{"imports":{"#secret":"../solution.ts"}}');
  write(
    "tsconfig.json",
    '{"compilerOptions":{"paths":{"@secret":["../solution.ts"]},"baseUrl":"."}}',
  );
  symlinkSync("../solution.ts", join(folder, "link.ts"));
  symlinkSync("own.ts", join(folder, "link-inside.ts"));
  symlinkSync("nowhere.ts", join(folder, "link-nowhere.ts"));
  symlinkSync("..", join(folder, "up"));
  symlinkSync("parts", join(folder, "parts-link"));
  spawnSync("mkfifo", [join(folder, "pipe.ts")]);
});

async function importing(statement: string) {
  write("entry.ts", `// the entry\n${statement}\nexport const f = () => 1;\n`);
  return compile({ folder, files: {}, standIns: {} }, "entry.ts");
}

describe("the guard", () => {
  it.each([
    'import { own } from "./own.ts"; export const a = own;',
    'import { own } from "./own.js"; export const a = own;',
    'import { own } from "./own"; export const a = own;',
    'import { part } from "./parts"; export const a = part;',
    'import { part } from "./parts/index.ts"; export const a = part;',
    'export { own as a } from "./parts/deep.ts";',
    'import * as a from "./own"; export { a };',
    'import "./own";',
  ])("lets %s in", async (statement) => {
    expect(await importing(statement)).toMatchObject({ ok: true });
  });

  it.each([
    ["../solution.ts", "outside-the-folder"],
    [join(root, "solution.ts"), "outside-the-folder"],
    [`file://${join(root, "solution.ts")}`, "a-url"],
    ["data:text/javascript,export const secret = 1", "a-url"],
    ["https://example.com/x.ts", "a-url"],
    ["pkg", "a-package"],
    ["@secret", "a-package"],
    ["#secret", "a-package"],
    ["node:fs", "a-node-module"],
    ["fs", "a-node-module"],
    ["./link.ts", "a-symbolic-link"],
    ["./link-inside", "a-symbolic-link"],
    ["./link-nowhere.ts", "a-symbolic-link"],
    ["./up/solution.ts", "a-symbolic-link"],
    ["./parts-link/index.ts", "a-symbolic-link"],
    ["./parts-link", "a-symbolic-link"],
    ["./folder.ts", "not-a-regular-file"],
    ["./pipe.ts", "not-a-regular-file"],
    ["./pipe", "not-a-regular-file"],
    ["./node_modules", "not-a-regular-file"],
    ["./data.json", "not-a-typescript-file"],
    ["./script.mjs", "not-a-typescript-file"],
    ["./missing.ts", "not-found"],
    ["./missing", "not-found"],
    ["./missing.json", "not-found"],
    ["./own.ts/inside.ts", "not-found"],
    ["./nul\\0.ts", "not-found"],
  ])("refuses an import of %s: %s", async (specifier, because) => {
    const compiled = await importing(`import * as x from "${specifier}"; export { x };`);

    expect(compiled).toMatchObject({
      ok: false,
      fault: { kind: "import-refused", because, limit: null, at: { file: "entry.ts", line: 2 } },
    });
  });

  it("says what was imported, where, and the lines around it", async () => {
    const compiled = await importing(
      'import { secret } from "../solution.ts"; console.log(secret);',
    );

    expect(compiled).toEqual({
      ok: false,
      fault: {
        kind: "import-refused",
        specifier: "../solution.ts",
        because: "outside-the-folder",
        limit: null,
        at: {
          file: "entry.ts",
          line: 2,
          column: 24,
          firstLine: 1,
          lines: [
            "// the entry",
            'import { secret } from "../solution.ts"; console.log(secret);',
            "export const f = () => 1;",
          ],
        },
      },
    });
  });

  it("reports an import that another file of the submission makes there", async () => {
    write("middle.ts", 'export const x = 1;\nexport * from "../solution.ts";\n');

    const compiled = await importing('export * from "./middle.ts";');

    expect(compiled).toMatchObject({ fault: { at: { file: "middle.ts", line: 2, column: 15 } } });
  });

  it("does not follow a source map comment, not even to read it", async () => {
    const map = join(root, "foreign.map");
    writeFileSync(
      map,
      JSON.stringify({ version: 3, sources: ["swordfish.ts"], mappings: "AAAA", names: [] }),
    );
    const inline = Buffer.from(
      JSON.stringify({ version: 3, sources: ["data.ts"], mappings: "AAAA", names: [] }),
    );
    write(
      "mapped.ts",
      `export const mapped = 3; //# sourceMappingURL=data:application/json;base64,${inline.toString("base64")}\n`,
    );

    const compiled = await importing(
      `export { mapped } from "./mapped.ts";\n//# sourceMappingURL=${map}\n/*# sourceMappingURL=${map} */`,
    );

    expect(compiled.ok && JSON.parse(compiled.program.map).sources).toEqual([
      "entry.ts",
      "mapped.ts",
    ]);
  });

  it("cannot tell a hard link from a file, which is why submissions must arrive as files", async () => {
    linkSync(join(root, "solution.ts"), join(folder, "hard.ts"));

    expect(await importing('export * from "./hard.ts";')).toMatchObject({ ok: true });
  });

  it("is what keeps the bundler from all that", async () => {
    const map = join(root, "foreign.map");
    write(
      "entry.ts",
      `console.log(1); export * from "../solution.ts"; export * as a from "./link.ts"; export * as b from "pkg";
      export * as c from "@secret"; export * as e from "./data.json";
      //# sourceMappingURL=${map}`,
    );

    const { outputFiles, metafile } = await build({
      entryPoints: [join(folder, "entry.ts")],
      bundle: true,
      write: false,
      outdir: root,
      metafile: true,
      sourcemap: "external",
      absWorkingDir: root,
    });

    const code = outputFiles.map((file) => file.text).join("\n");
    expect(code).toContain("swordfish");
    expect(Object.keys(metafile.inputs)).toContain("solution.ts");
    expect(code).toContain("swordfish.ts");
  });
});
