import { describe, expect, test } from "vitest";
import { errorResponse, screenOf } from "./submission.ts";

describe("cs50/check50#374: the report itself broke on a value that nobody had thought of", () => {
  test.each([
    ["undefined", "return undefined;", "did not return anything"],
    ["a BigInt inside", "return { id: 1n };", "id is"],
    ["a BigInt", "return 10n;", "JSON cannot hold"],
    ["a symbol", 'return Symbol("s");', "JSON cannot hold"],
    ["a function", "return () => 1;", "JSON cannot hold"],
    ["a circle", "const a = {}; a.b = a; return a;", "JSON cannot hold"],
    ["NaN", "return { id: NaN };", "id is NaN"],
    ["a proxy that answers everything", "return new Proxy({}, { get: () => 1 });", "expected"],
    [
      "a million lists in each other",
      "let a = []; for (let i = 0; i < 1e6; i++) a = [a]; return a;",
      "error_response(",
    ],
    ["a throw of nothing", "throw undefined;", "threw undefined"],
  ])("%s is told in words", async (_, first, words) => {
    const { code, out, err } = await screenOf(errorResponse({ first }));
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain(words);
    expect(out).toMatch(/next: mcp-course hint error_response --dir \.\n$/);
  });
});

describe("cs50/check50#272, #220: what was expected and what came looked the same", () => {
  test.each([
    ["a space at the end", 'message += " ";', "a space too much"],
    ["a no-break space", 'message = message.replaceAll(" ", "\\u00a0");', "a no-break space"],
    ["a zero-width space", 'message = "\\u200b" + message;', "a zero-width space"],
    ["a line break", 'message += "\\n";', "a line break too much"],
    ["text for a number", "id = String(id);", "is text"],
    ["a Cyrillic letter", 'message = message.replaceAll("e", "е");', "look alike"],
  ])("%s is named", async (_, first, words) => {
    const { code, out } = await screenOf(errorResponse({ first }), { args: ["--all-failures"] });
    expect(code).toBe(1);
    expect(out).toContain(words);
  });

  test("-0 is 0 on the wire, and right", async () => {
    const { code } = await screenOf(errorResponse({ first: "if (data === 0) data = -0;" }));
    expect(code).toBe(0);
  });
});
