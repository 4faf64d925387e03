import { expect, test } from "vitest";
import { drawEdits } from "./edits.ts";
import { tokensOf } from "./tokens.ts";

test("a file is cut into words, literals and signs, without its comments and spaces", () => {
  const text = `/** it's */\nconst a_1 = \`b \${c}\` ?? "\\"" !== -2.5; // no\n`;
  expect(tokensOf(text).map((token) => `${token.kind} ${token.text}`)).toEqual([
    "word const",
    "word a_1",
    "sign =",
    `literal \`b \${c}\``,
    "sign ??",
    'literal "\\""',
    "sign !==",
    "sign -",
    "literal 2.5",
    "sign ;",
  ]);
  for (const token of tokensOf(text))
    expect(text.indexOf(token.text, token.start)).toBe(token.start);
});

test("every edit of a short file is drawn, and each once", () => {
  const edits = drawEdits({ "a.ts": "let a;" }, 8, 1);
  expect(edits.map(({ text }) => text).sort()).toEqual(
    [" a;", "let ;", "let a", "let let a;", "let a a;", "let a;;", "a let;", "let ;a"].sort(),
  );
});

test("more edits than there are cannot be had", () => {
  expect(() => drawEdits({ "a.ts": "let a;" }, 9, 1)).toThrow("hardly more edits than 8");
});
