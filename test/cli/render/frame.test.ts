import stringWidth from "string-width";
import { expect, test } from "vitest";
import { renderFrame } from "../../../src/cli/render/frame.ts";
import { excerpt } from "./example-reports.ts";

const look = { colour: false, unicode: true, columns: 80 };
const ascii = { ...look, unicode: false };

/** Column of the caret, and of a text on the line above it, both counted from 0 on the screen. */
function caretAndTarget(lines: readonly string[], target: string): [number, number] {
  const caret = lines.findIndex((line) => line.endsWith("^"));
  const code = lines[caret - 1] ?? "";
  return [(lines[caret]?.length ?? 0) - 1, stringWidth(code.slice(0, code.indexOf(target)))];
}

test("a frame shows the line that is meant, those around it, and a caret", () => {
  const at = excerpt("a.ts", 10, 5, "one\ntwo\nif (x {\nfour\nfive");
  expect(renderFrame(at, ascii, 40)).toEqual([
    "   8 | one",
    "   9 | two",
    "> 10 | if (x {",
    "     |     ^",
    "  11 | four",
  ]);
});

test.each([
  ["tabs", "\t\treturn oops;"],
  ["wide characters", 'const s = "漢字かな"; oops();'],
  ["an emoji", 'const s = "😀"; oops();'],
  ["characters made visible", 'const s = "\u200b\u202e"; oops();'],
])("the caret stands right behind %s", (_, code) => {
  const at = excerpt("a.ts", 1, code.indexOf("oops") + 1, code);
  const [caret, target] = caretAndTarget(renderFrame(at, look, 60), "oops");
  expect(caret).toBe(target);
});

test("a long line is cut around the column, and that is said", () => {
  const code = `${"x".repeat(300)}oops${"y".repeat(300)}`;
  const lines = renderFrame(excerpt("a.ts", 1, 301, code), look, 60);
  const [caret, target] = caretAndTarget(lines, "oops");
  expect(caret).toBe(target);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(lines.at(-1)).toBe("(line 1 is cut: from column 261 on)");
});

test("line ends of Windows, a column beyond the line and a line beyond the file do no harm", () => {
  expect(renderFrame(excerpt("a.ts", 1, 99, "ab\r\ncd\r"), ascii, 40)).toEqual([
    "> 1 | ab",
    "    |   ^",
    "  2 | cd",
  ]);
  expect(
    renderFrame({ file: "a.ts", line: 9, column: 1, firstLine: 1, lines: [] }, ascii, 40),
  ).toEqual([]);
});
