import { describe, expect, it } from "vitest";
import { compile, openSandbox } from "../helpers/sandbox.ts";

describe("a syntax error", () => {
  it("is told with file, line and column from 1, and the lines around it", async () => {
    const text = 'export const a = 1;\nexport const b = "é模😀", c: = 4;\nexport const d = 2;\n';

    expect(await compile({ "a.ts": text })).toEqual({
      ok: false,
      fault: {
        kind: "syntax",
        message: 'Unexpected "="',
        at: {
          file: "a.ts",
          line: 2,
          column: 29,
          firstLine: 1,
          lines: text.split("\n").slice(0, 3),
        },
      },
    });
  });

  it("counts lines and columns the same with CRLF and a byte order mark", async () => {
    const compiled = await compile({ "a.ts": "\uFEFFconst a = ;\r\n\r\nexport const f = ;\r\n" });

    expect(compiled).toMatchObject({
      fault: { at: { line: 1, column: 11, lines: ["const a = ;", ""] } },
    });
  });

  it("may stand in another file than the entry", async () => {
    const compiled = await compile({
      "a.ts": 'export * from "./parts/b";',
      "parts/b.ts": "\nconst a: = 1",
    });

    expect(compiled).toMatchObject({
      fault: { kind: "syntax", at: { file: "parts/b.ts", line: 2 } },
    });
  });

  it("is not said of an import that names an export which is not there", async () => {
    const importing = (name: string) =>
      compile({
        "a.ts": `import { ${name} } from "./b.ts";\nexport const a = ${name};`,
        "b.ts": "export const errorResponse = 1;",
      });

    const fault = {
      kind: "missing-export",
      file: "b.ts",
      at: { file: "a.ts", line: 1, column: 10 },
    };
    expect(await importing("nope")).toMatchObject({ fault: { ...fault, name: "nope" } });
    expect(await importing("erorResponse")).toMatchObject({
      fault: { ...fault, name: "erorResponse", instead: "errorResponse" },
    });
  });

  it("is said of await outside of a function, in words that fit", async () => {
    expect(await compile({ "a.ts": "export const a = await 1;" })).toMatchObject({
      fault: { kind: "syntax", message: "Top-level await is not supported here", at: { line: 1 } },
    });
  });

  it.each([
    ["an empty file", "", true],
    ["a file that is no text", "\0\x01\xff\xfe", false],
    ["a file with one endless line", `export const a = "${"x".repeat(100_000)}`, false],
    ["a file that is cut off", "export function f() {", false],
    ["deep nesting", `export const a = ${"[".repeat(2000)}${"]".repeat(2000)};`, true],
  ])("or the lack of one is told of %s", async (_name, text, ok) => {
    const compiled = await compile({ "a.ts": text });

    expect(compiled.ok).toBe(ok);
    if (!compiled.ok)
      expect(compiled.fault).toMatchObject({ kind: "syntax", at: { file: "a.ts" } });
  });

  it("that only V8 can see is found when the program is loaded", async () => {
    const sandbox = openSandbox();

    const realm = await sandbox.run("export const a = 1;\nexport const re = /(/;\n");

    expect(await realm.loaded).toEqual({
      ok: false,
      fault: {
        kind: "syntax",
        message: "Invalid regular expression: /(/: Unterminated group",
        at: {
          file: "a.ts",
          line: 2,
          column: 19,
          firstLine: 1,
          lines: ["export const a = 1;", "export const re = /(/;", ""],
        },
      },
      console: { text: "", dropped: 0 },
    });
    expect(await realm.call("a", [])).toMatchObject({ fault: { kind: "syntax" } });
  });
});
