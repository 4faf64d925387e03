import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, read, solutions, write } from "../course/folders.ts";
import { makeWorkspace, runMain } from "./run-main.ts";

interface FailedCheck {
  outcome: { failure: { kind: string } };
}

const stateFile = ".mcp-course.json";

describe("how the program was called", () => {
  const slips: [string, string[], string, RegExp][] = [
    ["an unknown command", ["chekc"], "unknown-command", /"chekc".*did you mean check\?/],
    ["a command like none", ["xyzzy"], "unknown-command", /"xyzzy"/],
    ["an unknown exercise", ["check", "dubble"], "unknown-exercise", /"dubble".*double/],
    ["an exercise like none", ["hint", "x"], "unknown-exercise", /double, quadruple and shout/],
    ["one of several unknown", ["check", "double", "shuot"], "unknown-exercise", /shout/],
    ["a seed that is no number", ["check", "--seed", "x"], "bad-option", /--seed.*"x"/],
    ["a negative seed", ["check", "--seed", "-1"], "bad-option", /--seed.*"-1"/],
    ["no runs", ["check", "--runs", "0"], "bad-option", /--runs.*"0"/],
    [
      "walls of another kind",
      ["check", "--os-sandbox", "no"],
      "bad-arguments",
      /auto, require, off/,
    ],
    ["an unknown option", ["check", "--sed", "1"], "bad-arguments", /--sed/],
    ["an option without its value", ["check", "--seed"], "bad-arguments", /--seed/],
    ["a missing argument", ["hint"], "bad-arguments", /exercise/],
    ["too many arguments", ["next", "double"], "bad-arguments", /argument/],
    ["a course that is not there", ["list", "--course", "gone"], "no-such-folder", /gone/],
    ["a folder that is no course", ["list", "--course", "."], "no-course", /course\.yaml/],
  ];

  test.each(slips)("%s: one sentence, 2", async (_what, argv, code, sentence) => {
    const { run } = await makeWorkspace();
    const said = await run(argv);
    expect({ ...said, stderr: "" }).toEqual({ code: 2, stdout: "", stderr: "" });
    expect(said.stderr.replaceAll(/\s+/g, " ")).toMatch(sentence);
    expect(said.stderr).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
    const json = await run([argv[0] ?? "", "--json", ...argv.slice(1)]);
    expect({ ...json, stdout: "" }).toEqual({ code: 2, stdout: "", stderr: "" });
    const error = JSON.parse(json.stdout);
    expect(error).toMatchObject({ schema: "mcp-course/error/v1", code });
  });
});

test("no workspace here: one sentence, what to type, 2", async () => {
  for (const command of ["check", "list", "next", "run", "hint", "solution", "reset"]) {
    const argument = { run: ["double"], hint: ["double"], solution: ["double"], reset: ["double"] }[
      command
    ];
    const { code, stdout, stderr } = await runMain([command, ...(argument ?? [])], {
      cwd: makeFolder(),
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("no workspace");
    expect(stderr.trimEnd()).toMatch(/next: mcp-course init$/);
  }
});

describe("what was submitted", () => {
  const faults: [string, (folder: string) => void, string][] = [
    ["an empty file", (folder) => write(folder, { "double.ts": "" }), "missing-export"],
    [
      "a file of comments alone",
      (folder) => write(folder, { "double.ts": "// soon\n/* or later */\n" }),
      "missing-export",
    ],
    ["a missing file", (folder) => rmSync(join(folder, "double.ts")), "missing-file"],
    [
      "a folder in the place of a file",
      (folder) => {
        rmSync(join(folder, "double.ts"));
        mkdirSync(join(folder, "double.ts"));
      },
      "missing-file",
    ],
    [
      "a file that is no TypeScript",
      (folder) => write(folder, { "double.ts": "\u0000\u0001{{{" }),
      "syntax",
    ],
  ];

  test.each(faults)("%s: named, the rest judged, 1", async (_what, spoil, kind) => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    spoil(folder);
    const { code, stdout, stderr } = await run(["check", "--json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    const [double, , shout] = JSON.parse(stdout).exercises;
    const kinds = double.checks.map(({ outcome }: FailedCheck) => outcome.failure.kind);
    expect(new Set(kinds)).toEqual(new Set([kind]));
    expect(shout.status).toBe("passed");
  });
});

describe("the state", () => {
  test("that is corrupt is set aside and said once, and the work goes on", async () => {
    const { folder, course, run } = await makeWorkspace();
    write(folder, { ...solutions(), [stateFile]: '{"schema": "mcp-cour' });
    const { code, stdout, stderr } = await run(["check", "--course", course]);
    expect(code).toBe(0);
    expect(stdout).toContain("All 4 checks pass");
    expect(stderr.match(/could not be understood/g)).toHaveLength(1);
    const [kept] = readdirSync(folder).filter((name) => name.startsWith(`${stateFile}.`));
    expect(read(folder, kept ?? "")).toBe('{"schema": "mcp-cour');
    expect(Object.keys(JSON.parse(read(folder, stateFile)).solved)).toHaveLength(3);
    expect((await run(["list", "--course", course])).stderr).toBe("");
  });

  test("that is corrupt does not spoil a JSON report", async () => {
    const { folder, course, run } = await makeWorkspace();
    write(folder, { ...solutions(), [stateFile]: "" });
    const { stdout } = await run(["check", "--json", "--course", course]);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { passed: 4 } });
  });

  test("that is newer is left untouched: one sentence, 2", async () => {
    const { folder, course, run } = await makeWorkspace();
    const text = '{"schema": "mcp-course/state/v9"}';
    write(folder, { ...solutions(), [stateFile]: text });
    for (const argv of [["check"], ["list"], ["init"], ["reset", "double"], ["start"]]) {
      const { code, stdout, stderr } = await run([...argv, "--course", course]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain("mcp-course/state/v9");
    }
    expect(read(folder, stateFile)).toBe(text);
    expect(read(folder, "double.ts")).toBe(solutions()["double.ts"]);
  });

  test("that speaks of an exercise which is gone does no harm", async () => {
    const { folder, run } = await makeWorkspace();
    const state = JSON.parse(read(folder, stateFile));
    const gone = { removed: "2026-01-01T00:00:00.000Z" };
    write(folder, {
      [stateFile]: JSON.stringify({ ...state, solved: gone, hints: { removed: 2 } }),
    });
    for (const argv of [["list"], ["next"], ["hint", "double"]]) {
      expect(await run(argv)).toMatchObject({ code: 0, stderr: "" });
    }
    expect(JSON.parse(read(folder, stateFile)).solved).toEqual(gone);
  });
});

test("a course that is wrong: its file and line, one sentence, 2", async () => {
  const { course, run } = await makeWorkspace();
  write(course, { "lessons/01-numbers/lesson.md": "---\ntitle: T\nminutes: soon\n---\n" });
  const { code, stdout, stderr } = await run(["list"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("lessons/01-numbers/lesson.md:3");
  expect(JSON.parse((await run(["list", "--json"])).stdout)).toMatchObject({
    code: "bad-lesson",
    file: "lessons/01-numbers/lesson.md",
    line: 3,
  });
});
