import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { compile } from "../helpers/sandbox.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "mcp-course-compile-")));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(root, "é 模 "));
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const onDisk = (files: Record<string, string> = {}, standIns: Record<string, string> = {}) => ({
  folder,
  files,
  standIns,
});
const one = "export const one = 1;\n";

describe("compiling", () => {
  it("makes one script of an exercise, with its map and its sources", async () => {
    write("handle.ts", 'import { one } from "./one.ts";\nexport const handle = () => one;\n');
    write("one.ts", one);

    const compiled = await compile(onDisk(), "handle.ts");

    if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));
    const { program } = compiled;
    expect(program.entry).toBe("handle.ts");
    expect(program.folder).toBe(folder);
    expect([...program.files].sort()).toEqual(["handle.ts", "one.ts"]);
    expect(program.sources["one.ts"]).toBe(one);
    expect(JSON.parse(program.map).sources.sort()).toEqual(["handle.ts", "one.ts"]);
    expect(program.code).not.toContain(folder);
    expect(program.code.startsWith('"use strict";\n')).toBe(true);
  });

  it("is strict, as modules are: without the first line `this` would be the global object", async () => {
    const compiled = await compile({
      "a.ts": "export function self(this: unknown) { return typeof this; }",
    });

    if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));
    const { code } = compiled.program;
    const run = (text: string) => new Script(text).runInThisContext()().self.call(undefined);
    expect(run(code)).toBe("undefined");
    expect(run(code.replace('"use strict";\n', ""))).toBe("object");
  });

  it("takes text in memory before the disk, and a stand-in only where there is neither", async () => {
    write(
      "a.ts",
      'export { b } from "./b.ts";\nexport { c } from "./c.ts";\nexport { d } from "./d.ts";',
    );
    write("b.ts", "export const b = 'disk';");
    write("c.ts", "export const c = 'disk';");
    const standIns = {
      "b.ts": "export const b = 'stand-in';",
      "c.ts": "export const c = 'stand-in';",
      "d.ts": "export const d = 'stand-in';",
    };

    const compiled = await compile(
      onDisk({ "b.ts": "export const b = 'memory';" }, standIns),
      "a.ts",
    );

    if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));
    expect(compiled.program.code).toContain('b = "memory"');
    expect(compiled.program.code).toContain('c = "disk"');
    expect(compiled.program.code).toContain('d = "stand-in"');
    expect([...compiled.program.files].sort()).toEqual(["a.ts", "b.ts", "c.ts"]);
  });

  it("does not put a stand-in where the submission has something else of that name", async () => {
    write("a.ts", 'export { b } from "./b.ts";');
    mkdirSync(join(folder, "b.ts"));

    expect(await compile(onDisk({}, { "b.ts": one }), "a.ts")).toMatchObject({
      fault: { kind: "import-refused", because: "not-a-regular-file" },
    });
  });

  it("reads files with a byte order mark, CRLF, a hashbang and odd names", async () => {
    write("make request.ts", "\uFEFF#!/usr/bin/env node\r\nexport const é = () => `a\r\nb`;\r\n");

    const compiled = await compile(onDisk(), "make request.ts");

    expect(compiled).toMatchObject({ ok: true, program: { files: ["make request.ts"] } });
  });

  it("pays no heed to a tsconfig.json of the student", async () => {
    write(
      "tsconfig.json",
      '{ "compilerOptions": { "target": "es5", "jsx": "react", "paths": "nonsense" ',
    );
    write("a.ts", "export class A { x = 1; static async *f() { yield 1n ** 2n; } }");

    expect(await compile(onDisk(), "a.ts")).toMatchObject({ ok: true });
  });

  it("works from any folder that holds the files, also one reached by a link", async () => {
    write("a.ts", one);
    const link = join(root, "link-to-folder");
    symlinkSync(folder, link);

    expect(await compile({ folder: link, files: {}, standIns: {} }, "a.ts")).toMatchObject({
      ok: true,
      program: { folder },
    });
  });

  it.each([
    "export enum Color { Red, Green }",
    "export namespace A { export const b = 1; }",
    "export abstract class A { constructor(private readonly x: number) {} declare y: string }",
    "export const x = { a: 1 } satisfies Record<string, number>;",
    "function logged(f: unknown, _: unknown) { return f as never; } export class A { @logged m() {} }",
    "export const f = <T,>(x: T) => x as const;",
    "export const n = 1_000n; export const re = /(?<y>\\d)/v;",
    "{ using x = { [Symbol.for('d')]() {} } as never; } export {};",
  ])("understands TypeScript: %s", async (text) => {
    expect(await compile({ "a.ts": text })).toMatchObject({ ok: true });
  });
});

describe("a file that is not there", () => {
  it.each([
    [["Handle.ts"], ["Handle.ts"]],
    [["handle.js"], ["handle.js"]],
    [["handle.ts.txt"], ["handle.ts.txt"]],
    [["handel.ts"], ["handel.ts"]],
    [["quite-different.ts", "notes.md"], []],
    [["handle"], []],
  ])("of a folder with %j might be %j", async (names, instead) => {
    for (const name of names) write(name, one);

    expect(await compile(onDisk(), "handle.ts")).toEqual({
      ok: false,
      fault: { kind: "missing-file", file: "handle.ts", found: "nothing", instead },
    });
  });

  it("is looked for under other spellings and in the folders beside it, likeliest first", async () => {
    for (const name of ["make-request.ts", "makeRequest.ts", "make_requests.ts"]) write(name, one);
    mkdirSync(join(folder, "src"));
    write("src/make_request.ts", one);
    mkdirSync(join(folder, "node_modules"));
    write("node_modules/make_request.ts", one);

    expect(await compile(onDisk(), "make_request.ts")).toMatchObject({
      fault: { instead: ["make-request.ts", "makeRequest.ts", "src/make_request.ts"] },
    });
  });

  it("may be a folder with an index", async () => {
    mkdirSync(join(folder, "handle"));
    write("handle/index.ts", one);

    expect(await compile(onDisk(), "handle.ts")).toMatchObject({
      fault: { found: "nothing", instead: ["handle/index.ts"] },
    });
  });

  it("is nothing where the folder itself is not there", async () => {
    const submission = { folder: join(folder, "nowhere"), files: {}, standIns: {} };

    expect(await compile(submission, "handle.ts")).toMatchObject({
      fault: { kind: "missing-file", found: "nothing", instead: [] },
    });
  });

  it.each([
    ["folder", () => mkdirSync(join(folder, "handle.ts"))],
    ["special", () => spawnSync("mkfifo", [join(folder, "handle.ts")])],
  ])("may be there as a %s", async (found, make) => {
    make();

    expect(await compile(onDisk(), "handle.ts")).toMatchObject({
      fault: { kind: "missing-file", found },
    });
  });

  it("may be a symbolic link, which is refused as an import of one is", async () => {
    write("real.ts", one);
    symlinkSync("real.ts", join(folder, "handle.ts"));

    expect(await compile(onDisk(), "handle.ts")).toEqual({
      ok: false,
      fault: {
        kind: "import-refused",
        specifier: "handle.ts",
        because: "a-symbolic-link",
        limit: null,
        at: null,
      },
    });
  });

  it("may be unreadable, and so may be what it imports", async () => {
    write("handle.ts", one);
    write("entry.ts", 'export * from "./handle.ts";');
    chmodSync(join(folder, "handle.ts"), 0o000);
    chmodSync(folder, 0o755);
    chmodSync(root, 0o755);

    const [missing, refused] = await asNobody(async () => [
      await compile(onDisk(), "handle.ts"),
      await compile(onDisk(), "entry.ts"),
    ]);

    expect(missing).toMatchObject({ fault: { kind: "missing-file", found: "unreadable" } });
    expect(refused).toMatchObject({ fault: { kind: "import-refused", because: "unreadable" } });
  });
});

/** Root may read everything: then the test goes on as somebody else for a while. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
