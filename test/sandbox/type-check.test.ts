import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Interrupted } from "../../src/errors.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { checkTypes } from "../../src/sandbox/type-check.ts";
import { allErrors, makeWorkspace } from "./type-check-workspace.ts";

describe("what is wrong", () => {
  test("an error is placed in the student's file by line and column", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", "export function a(text: string): number {\n  return text;\n}\n");
    expect(await check(["a.ts"])).toEqual({
      errors: [
        {
          file: "a.ts",
          line: 2,
          column: 3,
          code: "TS2322",
          message: "Type 'string' is not assignable to type 'number'.",
        },
      ],
    });
  });

  test("right code has no errors", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", "export const a = (text: string): number => text.length;\n");
    expect(await check(["a.ts"])).toEqual({ errors: [] });
  });

  test("a missing file is left out", async () => {
    const { check } = makeWorkspace();
    expect(await check(["gone.ts"])).toEqual({ errors: [] });
  });

  test("CRLF and a BOM move no error", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", "\uFEFFconst a: number = 1;\r\nconst b: number = '';\r\nexport { a, b };\r\n");
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ line: 2, column: 7 }] });
  });

  test("a column counts as an editor does after letters outside the basic plane", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", 'export const s = "😀"; export const n: number = "";\n');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ line: 1, column: 37 }] });
  });

  test("lines that say more belong to their error", async () => {
    const { write, check } = makeWorkspace();
    write(
      "a.ts",
      'export const a: { b: { c: number } } = { b: JSON.parse("1") as { c: string } };\n',
    );
    const checked = await check(["a.ts"]);
    expect(checked).toMatchObject({ errors: [{ code: "TS2322" }] });
    expect("errors" in checked && checked.errors[0]?.message.split("\n").length).toBeGreaterThan(1);
  });

  test("types too deep to follow are an error like any other", async () => {
    const { write, check } = makeWorkspace();
    write(
      "a.ts",
      "type Grow<T> = T extends [infer H] ? Grow<[[H]]> : never;\nexport type A = Grow<[1]>;\n",
    );
    const limits = { typesMs: 60_000 };
    expect(await check(["a.ts"], { limits })).toMatchObject({ errors: [{ code: "TS2589" }] });
  });
});

describe("what takes part", () => {
  test("files that are imported come along, in any spelling, and are judged too", async () => {
    const { write, check } = makeWorkspace();
    write("sub/b.ts", 'export const b: number = "";\n');
    write("c.ts", "export interface C { c: number }\n");
    write("d/index.ts", "export const d = 1;\n");
    write(
      "a.ts",
      'import { b } from "./sub/b.js";\nimport type { C } from "./c";\nimport { d } from "./d";\n' +
        "export const a: C = { c: b + d };\n",
    );
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ file: "sub/b.ts", line: 1 }] });
  });

  test("files that nothing asked for stay out", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", "export const a = 1;\n");
    write("scratch.ts", 'export const s: number = "";\n');
    expect(await check(["a.ts"])).toEqual({ errors: [] });
  });

  test("an error is counted to the file asked for that first led to where it stands", async () => {
    const submission = {
      folder: null,
      files: {
        "a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
        "b.ts": 'import { h } from "./h.ts";\nexport const b: number = h;\n',
        "h.ts": 'import { i } from "./i.ts";\nexport const h: string = i;\n',
        "i.ts": 'export const i: number = "";\n',
      },
      standIns: {},
    };
    const files = ["b.ts", "a.ts"];
    const checked = await checkTypes({ submission, files, limits: defaultLimits });
    const counted = "errors" in checked && [...checked.errors];
    expect(counted).toMatchObject([
      ["b.ts", [{ file: "b.ts" }, { file: "h.ts" }, { file: "i.ts" }]],
    ]);
  });

  test("a stand-in takes the place of a file that is missing, and only then", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", 'import { V } from "./protocol.ts";\nexport const a: number = V;\n');
    const standIns = { "protocol.ts": "export const V = 1;\n" };
    expect(await check(["a.ts"], { standIns })).toEqual({ errors: [] });
    write("protocol.ts", 'export const V = "";\n');
    expect(await check(["a.ts"], { standIns })).toMatchObject({ errors: [{ file: "a.ts" }] });
  });

  test("files in memory are checked without a folder", async () => {
    const submission = {
      folder: null,
      files: { "sub/a.ts": 'import { b } from "../b.ts";\nexport const a: string = b;\n' },
      standIns: { "b.ts": "export const b = 1;\n" },
    };
    const checked = await checkTypes({ submission, files: ["sub/a.ts"], limits: defaultLimits });
    expect(allErrors(checked)).toMatchObject({
      errors: [{ file: "sub/a.ts", line: 2, column: 14 }],
    });
  });

  test("the student's tsconfig.json changes nothing", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", "export function a(text) {\n  return text;\n}\n");
    write("tsconfig.json", '{ "extends": "../nothing", "compilerOptions": { "noCheck": true ');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ code: "TS7006" }] });
  });

  test.each(["", "tmp"])("type packages above %s/ do not leak in", async (above) => {
    const { outer, write, check } = makeWorkspace();
    const types = join(outer, above, "node_modules/@types/mocha");
    mkdirSync(types, { recursive: true });
    writeFileSync(join(types, "index.d.ts"), "declare function describe(says: string): void;\n");
    write("a.ts", 'describe("a");\nexport {};\n');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ code: "TS2593", line: 1 }] });
  });

  test("names that look like options and response files are only names", async () => {
    const { outer, write, check } = makeWorkspace();
    writeFileSync(join(outer, "answer"), "--noCheck");
    write(
      "a.ts",
      'import "./--noCheck.ts";\nimport "./@answer.ts";\nexport const a: number = "";\n',
    );
    write("--noCheck.ts", 'export const b: number = "";\n');
    write("@answer.ts", 'export const c: number = "";\n');
    const checked = await check(["a.ts"]);
    expect("errors" in checked && checked.errors.map((error) => error.file).sort()).toEqual([
      "--noCheck.ts",
      "@answer.ts",
      "a.ts",
    ]);
  });
});

describe("limits", () => {
  test("a check that takes too long is ended and said", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", `export const a = ${"[".repeat(60_000)}${"]".repeat(60_000)};\n`);
    const limit = { name: "typesMs", value: 300 };
    expect(await check(["a.ts"], { limits: { typesMs: 300 } })).toEqual({
      skipped: { because: "limit", limit },
    });
  });

  test.runIf(process.platform === "linux")("a check that takes much memory is ended", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", `export const a = ${"[".repeat(60_000)}${"]".repeat(60_000)};\n`);
    const limit = { name: "typesMiB", value: 16 };
    expect(await check(["a.ts"], { limits: { typesMiB: 16 } })).toEqual({
      skipped: { because: "limit", limit },
    });
  });

  test("source over the limits is not checked", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", `// ${"é".repeat(600)}\nimport "./b.ts";\n`);
    write("b.ts", "export {};\n");
    expect(await check(["a.ts"], { limits: { sourceKiB: 1 } })).toEqual({
      skipped: { because: "limit", limit: { name: "sourceKiB", value: 1 } },
    });
    expect(await check(["a.ts"], { limits: { sourceFiles: 1 } })).toEqual({
      skipped: { because: "limit", limit: { name: "sourceFiles", value: 1 } },
    });
    expect(await check(["a.ts"], { limits: { sourceKiB: 2, sourceFiles: 2 } })).toEqual({
      errors: [],
    });
  });

  test("a special file is never read", async () => {
    const { folder, write, check } = makeWorkspace();
    execFileSync("mkfifo", [join(folder, "b.ts")]);
    mkdirSync(join(folder, "c.ts"));
    write("a.ts", 'import "./b.ts";\nimport "./c.ts";\n');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ line: 1 }, { line: 2 }] });
  });

  test("an interrupted check ends at once", async () => {
    const { write, check } = makeWorkspace();
    write("a.ts", `export const a = ${"[".repeat(60_000)}${"]".repeat(60_000)};\n`);
    const controller = new AbortController();
    const checking = check(["a.ts"], { signal: controller.signal });
    controller.abort();
    await expect(checking).rejects.toBeInstanceOf(Interrupted);
    await expect(check(["a.ts"], { signal: controller.signal })).rejects.toBeInstanceOf(
      Interrupted,
    );
  });
});

test("nothing is left in the temporary folder", async () => {
  const { temporary, write, check } = makeWorkspace();
  write("a.ts", `export const a: number = "";\n`);
  await check(["a.ts"]);
  await check(["a.ts"], { limits: { typesMs: 0 } });
  expect(readdirSync(temporary)).toEqual([]);
});
