import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { makeWorkspace } from "./type-check-workspace.ts";

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
    const { outer, write, check } = makeWorkspace();
    writeFileSync(join(outer, "secret.ts"), 'export const secret: number = "canary";\n');
    write("b.ts", `\n${line}\nexport {};\n`);
    write("a.ts", 'import "./b.ts";\n');
    expect(await check(["a.ts"])).toEqual({
      skipped: { because: "reaches-outside", file: "b.ts", line: 2 },
    });
  });

  test("a name hidden from the eye finds nothing, not even that there is something", async () => {
    const { temporary, write, check } = makeWorkspace();
    writeFileSync(join(temporary, "secret.ts"), 'export const canary: number = "canary";\n');
    const hidden = (name: string) =>
      `import { x } from /* */ "\\u002e\\u002e/\\u002e\\u002e/${name}.ts";\nexport { x };\n`;
    write("a.ts", hidden("secret"));
    write("b.ts", hidden("nothing"));
    const checked = await check(["a.ts", "b.ts"]);
    expect(checked).toMatchObject({ errors: [{ code: "TS2307" }, { code: "TS2307" }] });
  });

  test.each(["secret.ts", "/etc/hostname"])("a link to %s is not followed", async (target) => {
    const { outer, folder, write, check } = makeWorkspace();
    writeFileSync(join(outer, "secret.ts"), 'export const secret: number = "canary";\n');
    symlinkSync(resolve(outer, target), join(folder, "b.ts"));
    write("a.ts", '\nimport "./b.ts";\n');
    expect(await check(["a.ts"])).toEqual({
      skipped: { because: "reaches-outside", file: "a.ts", line: 2 },
    });
  });

  test("a linked folder is not followed, and an entry that is a link is not read", async () => {
    const { outer, folder, write, check } = makeWorkspace();
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
    const { outer, write, check } = makeWorkspace();
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
    const { write, check } = makeWorkspace();
    write("a.ts", 'import fs from "node:fs";\nexport const a = [fs, document];\n');
    const checked = await check(["a.ts"]);
    expect("errors" in checked && checked.errors.map((error) => error.message)).toEqual([
      "Cannot find name 'node:fs'.",
      "Cannot find name 'document'.",
    ]);
  });
});
