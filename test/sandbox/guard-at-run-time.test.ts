import { describe, expect, it } from "vitest";
import { compile, openSandbox } from "../helpers/sandbox.ts";

function importing(statement: string) {
  return compile({
    "entry.ts": `// the entry\n${statement}\nexport const f = () => 1;\n`,
    "own.ts": "export const own = 1;\n",
  });
}

describe("the guard, and imports of a running program", () => {
  it.each([
    ['const m = await_(import("./own.ts"));', "./own.ts"],
    ['const f = (name: string) => import(name); f("./own.ts");', "import()"],
    ['try { const n = "x"; void import(n); } catch {}', "import()"],
    [
      "const f = (n: string) => { try { return import(n) } catch { return import(n + n) } }; f('');",
      "import()",
    ],
    ['void import(/* webpackIgnore: true */ "./own.ts");', "./own.ts"],
    ["void import(`./own.ts`);", "./own.ts"],
    ['const own = require("./own.ts"); own;', "./own.ts"],
    ["const f = (name: string) => require(name); f('fs');", "require()"],
    ["try { const n = 'fs'; require(n) } catch {}", "require()"],
    ["const r = require; r('fs');", "require"],
    ['import own = require("./own.ts"); own;', "./own.ts"],
    ["console.log(import.meta.url);", "import.meta"],
    ['new URL("./own.ts", import.meta.url);', "import.meta"],
  ])("refuses what only a running program could resolve: %s", async (statement, specifier) => {
    const compiled = await importing(`declare const await_: any, require: any;\n${statement}`);

    expect(compiled).toMatchObject({
      ok: false,
      fault: {
        kind: "import-refused",
        because: "dynamic",
        specifier,
        at: { file: "entry.ts", line: 3 },
      },
    });
  });

  it.each([
    "import fs from 'node:fs';",
    "import type { Stats } from 'node:fs';",
    "import { type Stats } from 'fs'; export type S = Stats;",
    "import type * as secret from '../solution.ts'; export type T = typeof secret;",
    "export type T = typeof import('../solution.ts');",
  ])("has nothing against an import that is gone at run time: %s", async (statement) => {
    const compiled = await importing(statement);

    expect(compiled).toMatchObject({ ok: true, program: { files: ["entry.ts"] } });
  });

  it.each(['require.resolve("./own.ts")', 'module.require("fs")', 'globalThis.require("fs")'])(
    "leaves %s to the realm, where it finds nothing",
    async (expression) => {
      const compiled = await importing(
        `declare const require: any, module: any;\nexport const g = () => ${expression};`,
      );
      if (!compiled.ok) throw new Error("it was refused");
      const realm = openSandbox().open(compiled.program);

      expect(await realm.call("g", [])).toMatchObject({ fault: { kind: "threw" } });
    },
  );

  it("never has a program in which import() could run", async () => {
    const compiled = await importing("const text = 'import(1)'; export { text };");

    expect(compiled.ok && compiled.program.code.replace("'import(1)'", "")).not.toMatch(
      /\bimport\s*\("/,
    );
    expect(compiled).toMatchObject({ ok: true });
  });
});
