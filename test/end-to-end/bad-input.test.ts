import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, makeWorkspace, run } from "./program.ts";

describe("a command line that cannot be followed: one sentence, exit code 2, nothing on standard output", () => {
  test.each([
    ["an unknown command", ["chek"], /no command "chek"; did you mean check\?/],
    ["an unknown exercise", ["check", "make_requst"], /did you mean make_request\?/],
    ["an unknown check", ["check", "handle", "--only", "nope"], /no check "nope"/],
    ["an unknown function", ["run", "nope"], /no function "nope"/],
    ["an unknown option", ["check", "--frob"], /--frob/],
    ["a seed that is no number", ["check", "--seed", "x"], /--seed takes a whole number/],
    ["no runs at all", ["check", "--runs", "0"], /--runs takes a whole number from 1/],
    ["a folder that is not there", ["check", "--dir", "gone"], /no folder .*gone/],
    ["a file for a folder", ["check", "--dir", "handle.ts"], /is a file, and a folder is due/],
    ["an argument that is not JSON", ["run", "handle", "text"], /is not JSON/],
    ["a solution before its time", ["solution", "handle"], /--give-up/],
    ["a course that is none", ["--course", ".", "check"], /no course/],
  ])("%s", async (_, args, sentence) => {
    const cwd = await makeWorkspace();
    const { code, out, err } = await run(args, { cwd });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.replace(/\s+/g, " ")).toMatch(sentence);
    expect(err.trim().split("\n").length).toBeLessThanOrEqual(4);
    mustHideOurs(err);
  });

  test("no workspace here or above", async () => {
    const { code, out, err } = await run(["check"], { cwd: makeFolder() });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/no workspace/);
    expect(err).toContain("mcp-course init");
  });

  test("with --json the problem is JSON on standard output, and nothing else is written", async () => {
    const { code, out, err } = await run(["check", "nope", "--json"], {
      cwd: await makeWorkspace(),
    });
    expect({ code, err }).toEqual({ code: 2, err: "" });
    expect(JSON.parse(out)).toMatchObject({
      schema: "mcp-course/error/v1",
      code: "unknown-exercise",
    });
  });
});

describe("a state file that cannot be used", () => {
  test("a corrupt one is set aside and said, and the check goes on", async () => {
    const cwd = await makeWorkspace();
    writeFileSync(join(cwd, ".mcp-course.json"), "{");
    const { code, out, err } = await run(["check"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("checks pass");
    expect(err).toMatch(/could not be understood\. It is kept as \.mcp-course\.json\.\S+\.bak/);
  });

  test("a newer one is left alone", async () => {
    const cwd = await makeWorkspace();
    writeFileSync(join(cwd, ".mcp-course.json"), '{"schema":"mcp-course/state/v9"}');
    const { code, err } = await run(["list"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/newer mcp-course/);
  });
});

describe("a file that cannot be judged is told from the others, by its name", () => {
  test.each<[string, (file: string) => void, string]>([
    ["empty", (file) => writeFileSync(file, ""), "the file is empty"],
    ["comments only", (file) => writeFileSync(file, "// soon\n"), "nothing but comments"],
    ["missing", (file) => rmSync(file), "there is no such file"],
    ["a folder", asFolder, "folder"],
    ["a default export", (file) => writeFileSync(file, "export default () => 1;\n"), "default"],
    ["not closed", (file) => writeFileSync(file, "export function x() {\n"), "make_request.ts:2:1"],
  ])("%s", async (_, spoil, words) => {
    const cwd = await makeWorkspace();
    spoil(join(cwd, "make_request.ts"));
    const { code, out, err } = await run(["check", "make_request"], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("make_request.ts");
    expect(out).toContain(words);
    mustHideOurs(out);
  });

  test.skipIf(process.platform === "win32")("unreadable", async () => {
    const cwd = await makeWorkspace();
    chmodSync(join(cwd, "make_request.ts"), 0);
    const { code, out, err } = await run(["check", "make_request"], { cwd, through: asOwnerOnly });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatch(/make_request\.ts\s+cannot be read/);
  });
});

/** Root may read everything, unless the right to pass by a file's mode is taken from it. */
const asOwnerOnly =
  process.getuid?.() === 0
    ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    : undefined;

function asFolder(file: string) {
  rmSync(file);
  mkdirSync(file);
}

/** No stack, and no path of the program itself, is for a student. */
function mustHideOurs(text: string) {
  expect(text).not.toMatch(/\n\s+at .*:\d+:\d+\)?\n/);
  expect(text).not.toMatch(/dist\/|node_modules|internal\//);
}
