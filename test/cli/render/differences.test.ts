import { describe, expect, test } from "vitest";
import { renderDifferences } from "../../../src/cli/render/differences.ts";
import type { Difference } from "../../../src/grading/outcome.ts";

const look = { colour: false, unicode: true, columns: 80 };

function lines(...differences: Difference[]): string[] {
  return renderDifferences(differences, { look, width: 72, most: 4 }).lines;
}

describe("a difference", () => {
  test.each<[string, Difference, string]>([
    [
      "a missing member",
      { path: ["error", "data"], expected: 0 },
      "error.data: 0 expected, nothing there",
    ],
    ["a member too much", { path: ["a", 0], received: {} }, "a[0]: nothing expected, {} there"],
    [
      "text for a number",
      { path: ["id"], expected: 1, received: "1" },
      'id: 1 expected, "1" there ("1" is text, 1 is a number)',
    ],
    [
      "a list for an object",
      { path: ["a b"], expected: {}, received: [] },
      '["a b"]: {} expected, [] there ([] is a list, {} is an object)',
    ],
    ["another code", { path: ["code"], expected: -1, received: -2 }, "code: -1 expected, -2 there"],
    [
      "short texts that nobody takes for each other",
      { path: ["jsonrpc"], expected: "2.0", received: "1.0" },
      'jsonrpc: "2.0" expected, "1.0" there',
    ],
    [
      "a name that a text should hold",
      {
        path: ["message"],
        expected: { $pattern: "text", naming: ["protocolVersion", "clientCapabilities"] },
        received: "no PROTOCOLVERSION",
      },
      "message: the text does not name clientCapabilities",
    ],
    [
      "a large value",
      { path: ["error"], expected: { message: "x".repeat(80) } },
      "error: an object of 1 member expected, nothing there",
    ],
  ])("is said: %s", (_, difference, line) => {
    expect(lines(difference)).toEqual([line]);
  });

  test("at the root is only said where the types differ: the values are on the screen", () => {
    expect(lines({ path: [], expected: 1, received: 2 })).toEqual([]);
    expect(lines({ path: [], expected: 1, received: "1" })).toEqual(['"1" is text, 1 is a number']);
  });

  test("is one of a few: the others are counted", () => {
    const many = ["a", "b", "c", "d", "e", "f"].map((name) => ({ path: [name], expected: 1 }));
    expect(lines(...many)).toEqual([
      "a: 1 expected, nothing there",
      "b: 1 expected, nothing there",
      "c: 1 expected, nothing there (and 3 more places)",
    ]);
  });
});

describe("two texts", () => {
  test.each([
    [
      "Not found",
      "Not\u00a0found",
      "m, character 4: a no-break space (U+00A0) where a space is due",
    ],
    ["Not found", "Not found ", "m, at the end, a space too much"],
    ["Not found.", "Not found", 'm, at the end, "." is missing'],
    [
      "Not found",
      "Not Found",
      'm, character 5: "F" where "f" is due: small and capital letters differ',
    ],
    ["a\tb", "a b", "m, character 2: a space where a tab is due"],
    ["\u00e9", "e\u0301", 'm, character 1: "e" where "\u00e9" (U+00E9) is due'],
  ])("are pointed at where they first differ: %j and %j", (expected, received, sentence) => {
    const [first, ...rest] = lines({ path: ["m"], expected, received });
    expect(first).toBe(sentence);
    expect(rest.at(-1)).toMatch(/^ +\^$/);
  });

  test("that look alike are told apart by name", () => {
    expect(lines({ path: ["id"], expected: "-32022", received: "\u221232022" })).toEqual([
      'id, character 1: a minus sign of mathematics (U+2212) where "-" is due',
      'expected  "-32022"',
      'received  "\u221232022"',
      "           ^",
    ]);
    const said = lines({ path: [], expected: "ok", received: "\u043ek" }).join(" ");
    expect(said).toContain('a character that only looks like "o" (U+043E) where "o" is due');
  });

  test("that are long are shown around the difference, and how much is left out is said", () => {
    const expected = `${"a".repeat(500)}b${"c".repeat(300)}`;
    const received = `${"a".repeat(500)}x`;
    expect(lines({ path: [], expected, received })).toEqual([
      'character 501: "x" where "b" is due',
      "(the first 484 characters agree and are not shown)",
      `expected  "${"a".repeat(16)}b${"c".repeat(27)}" (273 more)`,
      `received  "${"a".repeat(16)}x"`,
      `${" ".repeat(27)}^`,
    ]);
  });
});
