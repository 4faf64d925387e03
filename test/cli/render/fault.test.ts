import { describe, expect, test } from "vitest";
import { faultWords, renderFault } from "../../../src/cli/render/fault.ts";
import type { Fault, ImportRefusal } from "../../../src/sandbox/reply.ts";
import { excerpt } from "./example-reports.ts";

const look = { colour: false, unicode: false, columns: 80 };
const subject = { file: "handle.ts", name: "handle", program: "mcp-course" };

function said(fault: Fault): string {
  const { what, help } = faultWords(fault, look, subject);
  return [what, ...help].join(" | ");
}

describe("an import that is refused", () => {
  const reasons: Record<ImportRefusal, string> = {
    "outside-the-folder": "it leads out of your folder",
    "a-package": "it is a package",
    "a-node-module": "it is a part of Node.js",
    dynamic: "what it loads is only known once it runs",
    "a-url": "it is an address on the network",
    "a-symbolic-link": "it is a symbolic link",
    "not-a-typescript-file": "it is not a TypeScript file",
    "not-found": "there is no such file",
    "not-a-regular-file": "it is not an ordinary file",
    unreadable: "the file cannot be read",
    "too-much-source": "it makes the submission too large: at most 256 KiB (limit sourceKiB)",
  };

  test.each(Object.entries(reasons))("says why, and what to do: %s", (because, reason) => {
    const limit = { name: "sourceKiB" as const, value: 256 };
    const fault: Fault = {
      kind: "import-refused",
      specifier: "./x",
      because: because as ImportRefusal,
      limit: because === "too-much-source" ? limit : null,
      at: null,
    };
    const { what, help } = faultWords(fault, look, subject);
    expect(what).toContain(`the import of "./x" is refused: ${reason}`);
    expect(help).toHaveLength(1);
  });
});

describe("a limit that was hit", () => {
  test.each<[Fault, string]>([
    [
      { kind: "timeout", when: "call", limit: { name: "callMs", value: 250 }, attempts: 3 },
      "did not answer within 250 ms (limit callMs), 3 times out of 3",
    ],
    [
      { kind: "timeout", when: "load", limit: { name: "loadMs", value: 1500 }, attempts: 1 },
      "was not loaded within 1.5 s (limit loadMs)",
    ],
    [
      {
        kind: "timeout",
        when: "submission",
        limit: { name: "submissionMs", value: 20_000 },
        attempts: 1,
      },
      "took longer for all calls together than 20 s (limit submissionMs)",
    ],
    [
      { kind: "memory", when: "call", limit: { name: "heapMiB", value: 96 } },
      "used more memory than 96 MiB (limit heapMiB)",
    ],
    [
      { kind: "memory", when: "load", limit: { name: "residentMiB", value: 150 } },
      "used more memory than 150 MiB (limit residentMiB) while the file was loaded",
    ],
    [
      { kind: "output", when: "call", limit: { name: "replyKiB", value: 1024 } },
      "returned more than 1 MiB (limit replyKiB) as JSON",
    ],
  ])("is named with its value and unit", (fault, words) => {
    expect(said(fault)).toContain(words);
  });
});

describe("an export that is missing", () => {
  const missing = (exports: { name: string; type: string }[]): Fault => ({
    kind: "missing-export",
    name: "handle",
    file: "handle.ts",
    exports,
    empty: null,
  });

  test.each([
    [
      { name: "default", type: "function" },
      "only a default export (a function) | Leave out `default`",
    ],
    [{ name: "module.exports", type: "object" }, "instead of assigning to module.exports"],
    [{ name: "Handle", type: "class" }, "Export a function handle instead of a class"],
    [{ name: "HANDLE", type: "function" }, "Rename HANDLE to handle"],
    [{ name: "other", type: "function" }, "only other (a function) | Name the function handle"],
  ])("is told with what was found: %j", (found, words) => {
    expect(said(missing([found]))).toContain(words);
  });
});

describe("an import of what is not exported", () => {
  const missing = (name: string, more: object = {}): Fault => ({
    kind: "missing-export",
    ...{ name, file: "b.ts", exports: [], empty: null },
    at: { file: "a.ts", line: 1, column: 10, firstLine: 1, lines: ["import …"] },
    ...more,
  });

  test.each([
    [missing("nope"), "imports nope from b.ts, which does not export it | Write `export`"],
    [missing("erorResponse", { instead: "errorResponse" }), "It exports errorResponse: is that"],
    [missing("default"), "imports the default export of b.ts, and it has none | Exercises export"],
  ])("is told of the file that asks for it: %#", (fault, words) => {
    expect(said(fault)).toContain(words);
  });
});

test("something thrown that is no error is named by its type", () => {
  const thrown = { name: "string", message: "no\n\u001b[31mway", frames: [] };
  expect(said({ kind: "threw", when: "call", thrown, at: null })).toBe(
    "threw string: no \\u001b[31mway",
  );
});

test("a fault of its own screen has the place, the reason, the code, the frames and the advice", () => {
  const thrown = {
    name: "RangeError",
    message: "Maximum call stack size exceeded",
    frames: [
      { file: "handle.ts", line: 2, column: 10, function: "again" },
      { file: "handle.ts", line: 5, column: 3, function: null },
    ],
  };
  const at = excerpt("handle.ts", 2, 10, "function again(n) {\n  return again(n + 1);\n}");
  const fault: Fault = { kind: "threw", when: "call", thrown, at: { ...at, firstLine: 1 } };
  expect(renderFault(fault, look, subject)).toEqual([
    "handle.ts:2:10",
    "threw RangeError: Maximum call stack size exceeded",
    "",
    "  1 | function again(n) {",
    "> 2 |   return again(n + 1);",
    "    |          ^",
    "  3 | }",
    "",
    "called from handle.ts:5:3",
    "A function that calls itself without an end is the usual cause.",
  ]);
});
