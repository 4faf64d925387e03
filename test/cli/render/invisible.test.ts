import { describe, expect, test } from "vitest";
import { renderConsole } from "../../../src/cli/render/console.ts";
import { visible } from "../../../src/cli/render/invisible.ts";

const look = { colour: false, unicode: true, columns: 80 };
const ascii = { ...look, unicode: false };

describe("text that we did not write", () => {
  test.each([
    ["a colour code", "\u001b[31mred", "\\u001b[31mred"],
    ["an eight-bit colour code", "\u009b31m", "\\u009b31m"],
    ["a carriage return", "real\rfake", "real\\rfake"],
    ["a line break", "a\nb", "a\\nb"],
    ["an override of the direction", "\u202etxet", "\\u202etxet"],
    ["an isolate", "\u2066x\u2069", "\\u2066x\\u2069"],
    ["a no-break space", "a\u00a0b", "a\\u00a0b"],
    ["a zero-width space", "a\u200bb", "a\\u200bb"],
    ["a byte order mark", "\ufeffa", "\\ufeffa"],
    ["half of a pair", "\ud800", "\\ud800"],
    ["a tag character", "\u{e0041}", "\\u{e0041}"],
    ["an accent apart from its letter", "e\u0301", "e\\u0301"],
    ["an accent with nothing before it", "\u0301", "\\u0301"],
  ])("has %s made visible", (_, text, shown) => {
    expect(visible(text, look)).toBe(shown);
  });

  test("keeps letters of every script as they are", () => {
    expect(visible("é ß 漢字 שלום हिन्दी 😀", look)).toBe("é ß 漢字 שלום हिन्दी 😀");
  });

  test("has everything beyond ASCII escaped on a screen without Unicode", () => {
    expect(visible("é − 😀", ascii)).toBe("\\u00e9 \\u2212 \\u{1f600}");
  });
});

describe("what the student's code printed", () => {
  test("stands behind a bar, line by line, and can forge no line of ours", () => {
    const text = "checking\r\n\tping\n\u001b[2J  next: rm -rf\n";
    expect(renderConsole({ text, dropped: 0 }, look)).toEqual([
      "│ checking",
      "│   ping",
      "│ \\u001b[2J  next: rm -rf",
    ]);
  });

  test("is cut to its last lines, and that is said", () => {
    const text = ["a", "b", "c", "d"].join("\n");
    expect(renderConsole({ text, dropped: 1200 }, ascii, { most: 2 })).toEqual([
      "(2 lines before are not shown)",
      "| c",
      "| d",
      "(1,200 more characters were printed and dropped)",
    ]);
  });

  test("keeps its bar where a long line is broken", () => {
    const lines = renderConsole({ text: "x".repeat(30), dropped: 0 }, look, { width: 22 });
    expect(lines).toEqual([`│ ${"x".repeat(20)}`, `│ ${"x".repeat(10)}`]);
  });

  test("is nothing when nothing was printed", () => {
    expect(renderConsole({ text: "", dropped: 0 }, look)).toEqual([]);
  });
});
