import { expect, test } from "vitest";
import { placeOfExport } from "../../src/grading/place.ts";
import { sameText, withoutComments } from "../../src/grading/source-text.ts";
import type { Program } from "../../src/sandbox/submission.ts";

function program(sources: Record<string, string>): Program {
  return { entry: "f.ts", code: "", map: "{}", folder: null, files: Object.keys(sources), sources };
}

/** `line:column` of `f` in its file, or null. */
function placeIn(source: string): string | null {
  const at = placeOfExport(program({ "f.ts": source }), "f");
  return at && `${at.line}:${at.column}`;
}

test.each([
  ["export function f(a: string) {}", "1:17"],
  ["\nexport async function f() {}", "2:23"],
  ["export const f = () => 1;", "1:14"],
  ["export let other = 1, x;\nexport let f: () => void;", "2:12"],
  ["function f() {}\nexport { f };", "1:10"],
  ["const g = 1;\nexport { g as f };", "2:15"],
  ["export function fg() {}\nexport const gf = 1, f$ = 2;", null],
])("finds the function in %j", (source, place) => {
  expect(placeIn(source)).toBe(place);
});

test("what stands in a comment is not found, what looks like a comment in text is none", () => {
  expect(
    placeIn("/* export function f() {}\n */\n// export const f = 1\nexport const f = 2;"),
  ).toBe("4:14");
  expect(placeIn('const url = "http://x"; export const f = 1;')).toBe("1:38");
  expect(placeIn("const glob = `/*`; export const f = 1; // */")).toBe("1:33");
});

test("a function that another file defines is found there", () => {
  const sources = {
    "f.ts": 'export * from "./lib/all.ts";',
    "lib/all.ts": "\n\nexport const f = 1;\n",
  };
  expect(placeOfExport(program(sources), "f")).toEqual({
    file: "lib/all.ts",
    line: 3,
    column: 14,
    firstLine: 1,
    lines: ["", "", "export const f = 1;", ""],
  });
});

test("blanking comments out moves nothing", () => {
  const source = "a /* one\r\ntwo */ b // three\nc";
  const blank = withoutComments(source);
  expect(blank).toHaveLength(source.length);
  expect(blank.split(/\r?\n/).map((line) => line.trim())).toEqual(["a", "b", "c"]);
});

test("texts are the same whatever their line ends, mark and blank lines at the end", () => {
  expect(sameText("\uFEFFa\r\nb\r\n\r\n", "a\nb")).toBe(true);
  expect(sameText("a\n\nb", "a\nb")).toBe(false);
  expect(sameText("a \nb", "a\nb")).toBe(false);
});

test.each([
  ["white space after a function", `function${" ".repeat(3_000_000)}`],
  ["lists of exports that nothing closes", "export{".repeat(400_000)],
  ["comments that nothing closes", `/[${"/*x".repeat(1_000_000)}]/;`],
  ["texts that nothing closes", `/["'\`]/;\n`.repeat(200_000)],
])("a source full of %s is gone through once", (_name, source) => {
  expect(placeIn(`${source}\nexport const f = 1;`)).toMatch(/:14$/);
  expect(withoutComments(source)).toBe(source);
});
