import { expect, test } from "vitest";
import { pathLines } from "../../../src/cli/render/json-path.ts";

const look = { colour: false, unicode: true, columns: 80 };

test("a long way is broken between its steps, never within a name", () => {
  const path = ["first", "params", "_meta", "io.example/capabilities", "sampling", 0];
  expect(pathLines(path, look, 80)).toEqual([
    'first.params._meta["io.example/capabilities"].sampling[0]',
  ]);
  expect(pathLines(path, look, 46)).toEqual([
    'first.params._meta["io.example/capabilities"]',
    "  .sampling[0]",
  ]);
  expect(pathLines(path, look, 30)).toEqual([
    "first.params._meta",
    '  ["io.example/capabilities"]',
    "  .sampling[0]",
  ]);
});

test("a way with a name wider than a line fills its lines", () => {
  expect(pathLines(["a".repeat(10), "b"], look, 8)).toEqual(["aaaaaaaa", "aa.b"]);
});
