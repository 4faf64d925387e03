import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Interrupted } from "../../src/errors.ts";
import { defaultLimits, type Limits } from "../../src/sandbox/limits.ts";
import { checkTypes } from "../../src/sandbox/type-check.ts";

let outer: string;
let folder: string;
const temporary = tmpdir();

beforeEach(() => {
  outer = mkdtempSync(join(temporary, "outer-"));
  folder = join(outer, "My Course (1) é 模");
  mkdirSync(folder);
  mkdirSync(join(outer, "tmp"));
  vi.stubEnv("TMPDIR", join(outer, "tmp"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(outer, { recursive: true });
});

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function check(
  files: string[],
  more: { standIns?: Record<string, string>; limits?: Partial<Limits>; signal?: AbortSignal } = {},
) {
  return checkTypes({
    submission: { folder, files: {}, standIns: more.standIns ?? {} },
    files,
    limits: { ...defaultLimits, ...more.limits },
    ...(more.signal && { signal: more.signal }),
  });
}

describe("what is wrong", () => {
  test("an error is placed in the student's file by line and column", async () => {
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
    write("a.ts", "export const a = (text: string): number => text.length;\n");
    expect(await check(["a.ts"])).toEqual({ errors: [] });
  });

  test("a missing file is left out", async () => {
    expect(await check(["gone.ts"])).toEqual({ errors: [] });
  });

  test("CRLF and a BOM move no error", async () => {
    write("a.ts", "\uFEFFconst a: number = 1;\r\nconst b: number = '';\r\nexport { a, b };\r\n");
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ line: 2, column: 7 }] });
  });

  test("a column counts as an editor does after letters outside the basic plane", async () => {
    write("a.ts", 'export const s = "😀"; export const n: number = "";\n');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ line: 1, column: 37 }] });
  });

  test("lines that say more belong to their error", async () => {
    write(
      "a.ts",
      'export const a: { b: { c: number } } = { b: JSON.parse("1") as { c: string } };\n',
    );
    const checked = await check(["a.ts"]);
    expect(checked).toMatchObject({ errors: [{ code: "TS2322" }] });
    expect("errors" in checked && checked.errors[0]?.message.split("\n").length).toBeGreaterThan(1);
  });

  test("types too deep to follow are an error like any other", async () => {
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
    write("a.ts", "export const a = 1;\n");
    write("scratch.ts", 'export const s: number = "";\n');
    expect(await check(["a.ts"])).toEqual({ errors: [] });
  });

  test("a stand-in takes the place of a file that is missing, and only then", async () => {
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
    expect(checked).toMatchObject({ errors: [{ file: "sub/a.ts", line: 2, column: 14 }] });
  });

  test("the student's tsconfig.json changes nothing", async () => {
    write("a.ts", "export function a(text) {\n  return text;\n}\n");
    write("tsconfig.json", '{ "extends": "../nothing", "compilerOptions": { "noCheck": true ');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ code: "TS7006" }] });
  });

  test.each(["", "tmp"])("type packages above %s/ do not leak in", async (above) => {
    const types = join(outer, above, "node_modules/@types/mocha");
    mkdirSync(types, { recursive: true });
    writeFileSync(join(types, "index.d.ts"), "declare function describe(says: string): void;\n");
    write("a.ts", 'describe("a");\nexport {};\n');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ code: "TS2593", line: 1 }] });
  });

  test("names that look like options and response files are only names", async () => {
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

describe("what is never shown", () => {
  const outside = [
    'import { secret } from "../secret.ts";',
    'import type { secret } from "../../outer/secret";',
    'export * from "./sub/../../secret.js";',
    'const x = import("../secret.ts");',
    "const x = import(`../secret.ts`);",
    'type X = typeof import("../secret.ts");',
    'import x = require("../secret.ts");',
    'import x from "/etc/hostname";',
    'import x from "file:///etc/hostname";',
    '/// <reference path="../secret.ts" />',
    '/// <reference path="/etc/hostname" />',
    '/// <reference types="../secret" />',
  ];
  test.each(outside)("a file that reaches outside is not checked: %s", async (line) => {
    writeFileSync(join(outer, "secret.ts"), 'export const secret: number = "canary";\n');
    write("b.ts", `\n${line}\nexport {};\n`);
    write("a.ts", 'import "./b.ts";\n');
    expect(await check(["a.ts"])).toEqual({
      skipped: { because: "reaches-outside", file: "b.ts", line: 2 },
    });
  });

  test("a name hidden from the eye finds nothing, not even that there is something", async () => {
    writeFileSync(join(outer, "tmp", "secret.ts"), 'export const canary: number = "canary";\n');
    const hidden = (name: string) =>
      `import { x } from /* */ "\\u002e\\u002e/\\u002e\\u002e/${name}.ts";\nexport { x };\n`;
    write("a.ts", hidden("secret"));
    write("b.ts", hidden("nothing"));
    const checked = await check(["a.ts", "b.ts"]);
    expect(checked).toMatchObject({ errors: [{ code: "TS2307" }, { code: "TS2307" }] });
  });

  test.each(["secret.ts", "/etc/hostname"])("a link to %s is not followed", async (target) => {
    writeFileSync(join(outer, "secret.ts"), 'export const secret: number = "canary";\n');
    symlinkSync(join(outer, target), join(folder, "b.ts"));
    write("a.ts", '\nimport "./b.ts";\n');
    const skipped = { because: "reaches-outside", file: "a.ts", line: 2 };
    const expected = target === "secret.ts" ? { skipped } : expect.anything();
    expect(await check(["a.ts"])).toEqual(expected);
  });

  test("a linked folder is not followed, and an entry that is a link is not read", async () => {
    mkdirSync(join(outer, "solutions"));
    writeFileSync(join(outer, "solutions/a.ts"), "export const a = 1;\n");
    symlinkSync(join(outer, "solutions"), join(folder, "sub"));
    symlinkSync(join(outer, "solutions/a.ts"), join(folder, "a.ts"));
    const skipped = { because: "reaches-outside", file: "a.ts", line: 1 };
    expect(await check(["a.ts"])).toEqual({ skipped });
    write("b.ts", 'import "./sub/a.ts";\n');
    expect(await check(["b.ts"])).toEqual({ skipped: { ...skipped, file: "b.ts" } });
  });

  test("no path of ours stands in a message", async () => {
    write("b.ts", "export class T { private t = 1; }\n");
    write(
      "a.ts",
      'import { T as U } from "./b.ts";\nexport class T { private t = 1; }\nexport const t: T = new U();\n',
    );
    const text = JSON.stringify(await check(["a.ts"]));
    expect(text).toContain('import(\\"./b\\").T');
    expect(text).not.toContain(realpathSync(outer));
    expect(text).not.toContain("mcp-course-types");
  });

  test("advice to install something or to change tsconfig.json is left out", async () => {
    write("a.ts", 'import fs from "node:fs";\nexport const a = [fs, document];\n');
    const checked = await check(["a.ts"]);
    expect("errors" in checked && checked.errors.map((error) => error.message)).toEqual([
      "Cannot find name 'node:fs'.",
      "Cannot find name 'document'.",
    ]);
  });
});

describe("limits", () => {
  test("a check that takes too long is ended and said", async () => {
    write("a.ts", `export const a = ${"[".repeat(60_000)}${"]".repeat(60_000)};\n`);
    const limit = { name: "typesMs", value: 300 };
    expect(await check(["a.ts"], { limits: { typesMs: 300 } })).toEqual({
      skipped: { because: "limit", limit },
    });
  });

  test.runIf(process.platform === "linux")("a check that takes much memory is ended", async () => {
    write("a.ts", `export const a = ${"[".repeat(60_000)}${"]".repeat(60_000)};\n`);
    const limit = { name: "typesMiB", value: 16 };
    expect(await check(["a.ts"], { limits: { typesMiB: 16 } })).toEqual({
      skipped: { because: "limit", limit },
    });
  });

  test("source over the limits is not checked", async () => {
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
    execFileSync("mkfifo", [join(folder, "b.ts")]);
    mkdirSync(join(folder, "c.ts"));
    write("a.ts", 'import "./b.ts";\nimport "./c.ts";\n');
    expect(await check(["a.ts"])).toMatchObject({ errors: [{ line: 1 }, { line: 2 }] });
  });

  test("an interrupted check ends at once", async () => {
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
  write("a.ts", `export const a: number = "";\n`);
  await check(["a.ts"]);
  await check(["a.ts"], { limits: { typesMs: 0 } });
  expect(readdirSync(join(outer, "tmp"))).toEqual([]);
});
