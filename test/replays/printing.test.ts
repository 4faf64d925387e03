import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, run } from "../end-to-end/program.ts";
import { errorResponse, kindsIn, reportOf, screenOf } from "./submission.ts";

const args = ["--limit", "callMs=400"];

describe("freeCodeCamp/freeCodeCamp#55016: a long loop of console.log filled the memory before any guard saw it", () => {
  test("what is printed is kept up to a limit, and the screen says how much was dropped", async () => {
    const first = 'for (let i = 0; i < 3000; i++) console.log("x".repeat(1000)); code += 1;';
    const { code, out } = await screenOf(errorResponse({ first }), {
      args: ["--only", "keeps-code"],
    });
    expect(code).toBe(1);
    expect(out).toMatch(/[\d,]+ more characters were printed and dropped/);
    expect(out.length).toBeLessThan(10_000);
  });

  test("without an end it is a timeout, long before the memory is full", async () => {
    const first = 'for (;;) console.log("x".repeat(100_000));';
    expect(kindsIn(await reportOf(errorResponse({ first }), { args }))).toEqual(["timeout"]);
  });
});

test("exercism/rust#1536: an endless loop that prints passed, and filled 25 GB of disk", async () => {
  const temporary = join(makeFolder(), "tmp");
  mkdirSync(temporary);
  const text = errorResponse({ first: "for (;;) console.log(message);" });
  const { code, out } = await screenOf(text, {
    args: [...args, "--json"],
    env: { TMPDIR: temporary },
  });
  expect(code).toBe(1);
  expect(out.length).toBeLessThan(2_000_000);
  expect(readdirSync(temporary)).toEqual([]);
});

describe("pghalliday/grunt-mocha-test#85, jestjs/jest#4073: what the code printed stood in the middle of the JSON", () => {
  test("every method of the console, at load and in calls, leaves the report whole and the verdict right", async () => {
    const methods = "log info warn error debug dir table trace".split(" ");
    const chatter = methods.map((name) => `console.${name}("}], {", { a: 1 });`).join(" ");
    const report = await reportOf(errorResponse({ top: chatter, first: chatter }));
    expect(kindsIn(report)).toEqual(["passed"]);
  });

  test("there is no other way to the report than the console", async () => {
    const report = await reportOf(errorResponse({ first: 'process.stdout.write("{}");' }));
    expect(kindsIn(report)).toEqual(["threw"]);
  });
});

describe("cs50/check50#130: an error in JSON mode was told in coloured text", () => {
  test.each([
    ["a folder that is not there", ["check", "--json", "--dir", "gone"]],
    ["an exercise that does not exist", ["check", "nope", "--json", "--dir", "."]],
    ["a course that is none", ["check", "--json", "--dir", ".", "--course", "."]],
    ["a number that is none", ["check", "--json", "--dir", ".", "--seed", "x"]],
  ])("%s: one JSON document on standard output, exit code 2", async (_, all) => {
    const { code, out, err } = await run(all, { cwd: makeFolder(), env: { FORCE_COLOR: "1" } });
    expect({ code, err }).toEqual({ code: 2, err: "" });
    expect(JSON.parse(out)).toMatchObject({ schema: "mcp-course/error/v1" });
    expect(out).not.toContain("\u001b");
  });
});

describe("babarot/gh-infra#113: a log was full of colour codes, and NO_COLOR changed nothing", () => {
  const wrong = errorResponse({ first: "code += 1;" });

  test.each([
    ["in a pipe", {}, []],
    ["with NO_COLOR", { NO_COLOR: "1" }, []],
    ["with --no-color, whatever FORCE_COLOR says", { FORCE_COLOR: "1" }, ["--no-color"]],
  ])("%s there is no escape character", async (_, env, more) => {
    const { out, err } = await screenOf(wrong, { env, args: more });
    expect(out).toContain("error.code");
    expect(out + err).not.toContain("\u001b");
  });

  test("with FORCE_COLOR there are colours, and the same words", async () => {
    const plain = await screenOf(wrong);
    const coloured = await screenOf(wrong, { env: { FORCE_COLOR: "1" } });
    expect(coloured.out).toContain("\u001b[");
    expect(coloured.out.replace(/\u001b\[[\d;]*m/g, "")).toBe(plain.out);
  });
});
