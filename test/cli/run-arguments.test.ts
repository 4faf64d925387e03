import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { readArguments } from "../../src/cli/run-arguments.ts";
import { makeFolder } from "../course/folders.ts";

const folder = () =>
  makeFolder({
    "two.json": '[1, "b"]',
    "one.json": '{"a": 1}',
    "bom.json": '\uFEFF["x"]\r\n',
    "words.txt": "not JSON\r\n",
    "sub/inner.json": "[[]]",
    null: "a file called null",
  });

const read = (words: string[], parameters: string[], stdin = "") =>
  readArguments(
    {
      cwd: folder(),
      env: {},
      stdin: Readable.from([stdin]),
      stdout: process.stdout,
      stderr: process.stderr,
      look: { colour: false, unicode: true, columns: 80 },
      program: "mcp-course",
      signal: new AbortController().signal,
    },
    words,
    parameters,
  );
const json = (...values: unknown[]) => values.map((value) => ({ json: value }));

describe("a function of values", () => {
  const parameters = ["id", "method"];
  test.each<[string, string[], unknown[]]>([
    ["no words", [], []],
    ["each word is JSON", ["1", '"a b"', "[null]"], json(1, "a b", [null])],
    [
      "the word undefined is passed as it is",
      ["1", "undefined"],
      [{ json: 1 }, { undefined: true }],
    ],
    ["one word of JSON", ["null"], json(null)],
    ["a file with all arguments", ["two.json"], json(1, "b")],
    ["a file with the one argument", ["one.json"], json({ a: 1 })],
    ["a file with a byte order mark", ["bom.json"], json("x")],
    ["a file in another folder", ["sub/inner.json"], json([])],
  ])("%s", async (_what, words, expected) => {
    expect(await read(words, parameters)).toEqual(expected);
  });

  test("standard input is read like a file", async () => {
    expect(await read(["-"], parameters, '[1, "b"]')).toEqual(json(1, "b"));
    expect(await read(["-"], parameters, "7")).toEqual(json(7));
  });

  test.each([
    ["a word that is no JSON", ["1", "tools/list"], "tools/list"],
    ["a word that is neither JSON nor a file", ["tools/list"], "tools/list"],
    ["an empty word", [""], ""],
    ["a file of something else", ["words.txt"], "not JSON\n"],
  ])("%s is refused", async (_what, words, text) => {
    await expect(read(words, parameters)).rejects.toMatchObject({
      problem: { code: "bad-json-argument", text },
    });
  });

  test("a folder cannot be read", async () => {
    await expect(read(["sub"], parameters)).rejects.toMatchObject({
      problem: { code: "cannot-read", file: "sub" },
    });
  });
});

describe("a function of one parameter called text", () => {
  test.each<[string, string[], unknown[]]>([
    ["a text in JSON", ['"hi"'], json("hi")],
    ["any other JSON is the text itself", ['{"a": 1 }'], json('{"a": 1 }')],
    ["a number is the text itself", ["5"], json("5")],
    ["a file as it stands", ["words.txt"], json("not JSON\r\n")],
    ["a file of JSON as it stands", ["two.json"], json('[1, "b"]')],
    ["undefined is passed as it is", ["undefined"], [{ undefined: true }]],
  ])("%s", async (_what, words, expected) => {
    expect(await read(words, ["text"])).toEqual(expected);
  });

  test("standard input is the text, even when it is nothing", async () => {
    expect(await read(["-"], ["text"], "")).toEqual(json(""));
    expect(await read(["-"], ["text"], "not JSON\n")).toEqual(json("not JSON\n"));
  });

  test("a word that is neither JSON nor a file is refused, for it may be a slip in a file's name", async () => {
    await expect(read(["word.txt"], ["text"])).rejects.toMatchObject({
      problem: { code: "bad-json-argument", text: "word.txt" },
    });
  });
});
