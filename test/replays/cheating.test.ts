import { describe, expect, test } from "vitest";
import { errorResponse, kindsIn, reportOf, screenOf } from "./submission.ts";

/** Answers with a code that is wrong in every call. */
const wrong = "code += 1;";

describe("eecs280staff/unit_test_framework#8: a program that ended itself with 0 had passed every test", () => {
  test.each([
    ["process.exit(0)"],
    ["process.reallyExit(0)"],
    ['process.kill(process.pid, "SIGTERM")'],
    ["process.abort()"],
    ["globalThis.process.exitCode = 0"],
  ])("%s fails, at load and in a call", async (ending) => {
    for (const change of [{ top: `${ending};` }, { first: `${ending};` }]) {
      const report = await reportOf(errorResponse(change));
      expect(kindsIn(report)).toEqual(["threw"]);
    }
  });
});

describe("SWE-bench/SWE-bench#620, FOSSEE/online_test#8: whoever printed PASSED had passed", () => {
  test.each([
    ["words", "PASSED\\nok 1\\nAll 70 checks pass"],
    ["a reply", '{\\"ok\\":true,\\"json\\":\\"{}\\"}\\n{\\"status\\":\\"passed\\"}'],
    ["commands of a workflow", "::set-output name=passed::true\\n##[add-matcher]x"],
  ])("printed %s are shown behind a bar, and count for nothing", async (_, printed) => {
    const text = errorResponse({
      top: `console.log("${printed}");`,
      first: `console.log("${printed}"); ${wrong}`,
    });
    const { code, out } = await screenOf(text);
    expect(code).toBe(1);
    for (const line of out.split("\n"))
      expect(line).not.toMatch(/^\s*(?:PASSED|ok 1|All 70|::|##)/);
    expect(kindsIn(await reportOf(text))).toContain("value");
  });
});

describe("genchang1234/How-to-cheat-in-computer-science-101#8: an object that was equal to everything passed", () => {
  test.each([
    ["a proxy of everything", "return new Proxy({}, { get: () => true, has: () => true });"],
    ["an own toJSON", "return { toJSON: () => ({ jsonrpc: '2.0', id, error: true }) };"],
    [
      "getters",
      "return { get jsonrpc() { return '2.0'; }, get id() { return id; }, get error() { return {}; } };",
    ],
    [
      "valueOf and toString",
      "return { valueOf: () => true, toString: () => '', [Symbol.toPrimitive]: () => 1 };",
    ],
  ])("%s fails", async (_, first) => {
    const report = await reportOf(errorResponse({ first }));
    expect(report.totals.passed).toBeLessThan(report.totals.checks);
    expect(kindsIn(report)).not.toContain("errored");
  });

  test.each([
    ["JSON", "JSON.stringify = () => 'true'; JSON.parse = () => true;"],
    [
      "lists",
      "Array.prototype.every = () => true; Array.prototype.some = () => false; Array.isArray = () => true;",
    ],
    [
      "objects",
      "Object.keys = () => []; Object.is = () => true; Object.prototype.toJSON = () => true;",
    ],
  ])("patched %s change no verdict", async (_, top) => {
    const report = await reportOf(errorResponse({ top, first: wrong }));
    expect(report.totals.passed).toBeLessThan(report.totals.checks);
    expect(kindsIn(report)).not.toContain("errored");
  });
});

describe("workshopper/workshopper#11: a program that crashed after the right output had passed", () => {
  test("there is no later in which it could crash: a timer is not there, and asking for one fails", async () => {
    const first = 'setTimeout(() => { throw new Error("late"); }, 0);';
    expect(kindsIn(await reportOf(errorResponse({ first })))).toEqual(["threw"]);
  });

  test("a rejection that is left behind leaves this answer and the next as they are", async () => {
    const first = 'Promise.reject(new Error("late")); (async () => { await null; throw 1; })();';
    expect(kindsIn(await reportOf(errorResponse({ first })))).toEqual(["passed"]);
    expect(kindsIn(await reportOf(errorResponse({ first: first + wrong })))).toContain("value");
  });

  test("a throw in the same call after the answer was made fails", async () => {
    const first =
      'try { return { jsonrpc: "2.0", id, error: { code, message } }; } finally { throw new Error("late"); }';
    expect(kindsIn(await reportOf(errorResponse({ first })))).toEqual(["threw"]);
  });
});

test("ucbds-infra/otter-grader#817: a variable of the grader overwrote the student's", async () => {
  const names = "test expect check result given report grader example property fc seed call".split(
    " ",
  );
  const top = [
    ...names.map((name) => `const ${name} = "mine";`),
    ...names.map((name) => `globalThis.${name} = "mine too";`),
  ].join("\n");
  const first = `for (const name of [${names.join(", ")}]) if (name !== "mine") throw new Error("changed");
  for (const name of "${names.join(" ")}".split(" ")) if (globalThis[name] !== "mine too") throw new Error(name);`;
  expect(kindsIn(await reportOf(errorResponse({ top, first })))).toEqual(["passed"]);
});
