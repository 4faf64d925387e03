import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder, makeWorkspace, run, solve } from "./program.ts";

const exercises = ["make_request", "error_response", "check_envelope", "handle"];

test("init hands out the starters, a second init keeps what was written", async () => {
  const cwd = makeFolder();
  expect(await run(["init"], { cwd })).toMatchObject({ code: 0, err: "" });
  expect(readdirSync(cwd)).toEqual(
    expect.arrayContaining([...exercises.map((id) => `${id}.ts`), "protocol.ts", "tsconfig.json"]),
  );
  writeFileSync(join(cwd, "handle.ts"), "// mine\n");
  const again = await run(["init"], { cwd });
  expect(again).toMatchObject({ code: 0, err: "" });
  expect(again.out).toContain("handle.ts");
  expect(readFileSync(join(cwd, "handle.ts"), "utf8")).toBe("// mine\n");
});

test("a fresh workspace does not pass, says that it is still the starters, and what to do", async () => {
  const cwd = await makeWorkspace();
  const { code, out, err } = await run(["check"], { cwd });
  expect({ code, err }).toEqual({ code: 1, err: "" });
  expect(out).toContain("still the starter");
  expect(lastLine(out)).toBe("next: mcp-course check make_request");
});

test("solved exercises pass, are remembered as solved, and the solutions may then be seen", async () => {
  const cwd = await makeWorkspace();
  expect(await run(["solution", "handle"], { cwd })).toMatchObject({ code: 2, out: "" });
  solve(cwd);
  const { code, out, err } = await run(["check", "--seed", "7"], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  for (const id of exercises) expect(out).toMatch(new RegExp(`✓ ${id}\\b`));
  expect(out).toMatch(/All \d+ checks pass \([\d,]+ calls, seed 7\)/);
  const listed = await run(["list"], { cwd });
  expect(listed.out).toContain("4 of 4 solved");
  expect(await run(["solution", "handle"], { cwd })).toMatchObject({ code: 0, err: "" });
});

test("a wrong answer is shown with the input, what was due, what came, and a replay that fails alike", async () => {
  const cwd = await makeWorkspace();
  solve(cwd);
  const file = join(cwd, "error_response.ts");
  const text = readFileSync(file, "utf8").replace("data === null", "!data");
  expect(text).toContain("!data");
  writeFileSync(file, text);
  const first = await run(["check", "--seed", "7"], { cwd });
  expect(first.code).toBe(1);
  expect(first.out).toMatch(/error_response\(.*(?:0|false|"")\)/);
  expect(first.out).toContain("expected");
  expect(first.out).toContain("received");
  const replay = /mcp-course (check error_response --only \S+ .*)/.exec(first.out)?.[1] ?? "";
  const second = await run(replay.split(" "), { cwd });
  expect(second.code).toBe(1);
  const shown = (out: string) => /error_response\(.*\)/.exec(out)?.[0];
  expect(shown(second.out)).toBe(shown(first.out));
  const { code } = await run(["check", "--exit-zero"], { cwd });
  expect(code).toBe(0);
});

test("the same seed gives the same report, but for the part with the clock", async () => {
  const cwd = await makeWorkspace();
  solve(cwd);
  writeFileSync(join(cwd, "handle.ts"), "export const handle = () => 1;\n");
  const reports = await Promise.all(
    [1, 2].map(async () => {
      const { out, err, code } = await run(["check", "--json", "--seed", "11"], { cwd });
      expect({ code, err }).toEqual({ code: 1, err: "" });
      const { timing, ...rest } = JSON.parse(out);
      expect(timing.durationMs).toBeGreaterThan(0);
      return rest;
    }),
  );
  expect(reports[0]).toEqual(reports[1]);
  expect(reports[0]).toMatchObject({ schema: "mcp-course/report/v1", seed: 11, runs: 200 });
});

test("--report writes the JSON to a file beside the screen", async () => {
  const cwd = await makeWorkspace();
  const { out } = await run(["check", "--report", "json=out put.json"], { cwd });
  expect(out).toContain("next:");
  const report = JSON.parse(readFileSync(join(cwd, "out put.json"), "utf8"));
  expect(report.exercises).toHaveLength(4);
});

test("a type error is shown beside the verdict and does not change it", async () => {
  const cwd = await makeWorkspace();
  solve(cwd);
  const file = join(cwd, "handle.ts");
  writeFileSync(file, `${readFileSync(file, "utf8")}\nexport const wrong: number = "text";\n`);
  const { code, out } = await run(["check"], { cwd });
  expect(code).toBe(0);
  expect(out).toContain("Type 'string' is not assignable to type 'number'");
  expect((await run(["check", "--no-types"], { cwd })).out).not.toContain("is not assignable");
});

test("run calls the student's function with the arguments given", async () => {
  const cwd = await makeWorkspace();
  solve(cwd);
  const { code, out, err } = await run(["run", "make_request", "1", '"tools/list"'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain('method: "tools/list"');
});

test("hints come one by one, next names the exercise to do, reset keeps what was written", async () => {
  const cwd = await makeWorkspace();
  const first = await run(["hint", "handle"], { cwd });
  const second = await run(["hint", "handle"], { cwd });
  expect([first.code, second.code]).toEqual([0, 0]);
  expect(second.out).not.toBe(first.out);
  expect((await run(["next"], { cwd })).out).toContain("make_request");
  writeFileSync(join(cwd, "handle.ts"), "// mine\n");
  expect(await run(["reset", "handle"], { cwd })).toMatchObject({ code: 0, err: "" });
  const kept = readdirSync(cwd).filter((name) => /^handle\.ts\..*\.bak$/.test(name));
  expect(kept).toHaveLength(1);
  expect(readFileSync(join(cwd, kept[0] ?? ""), "utf8")).toBe("// mine\n");
});

test("start makes ./my-course where there is none, checks it and says what to do, with exit code 0", async () => {
  const cwd = makeFolder();
  const { code, out, err } = await run(["start", "my-course"], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(existsSync(join(cwd, "my-course", "handle.ts"))).toBe(true);
  expect(lastLine(out)).toMatch(/^next: /);
});

test("it does not matter where it is started from", async () => {
  const workspace = await makeWorkspace();
  solve(workspace);
  const below = join(workspace, "notes");
  mkdirSync(below);
  const linked = join(workspace, "..", "linked");
  symlinkSync(workspace, linked);
  const runs = [
    await run(["check", "--seed", "3"], { cwd: below }),
    await run(["check", "--seed", "3"], { cwd: linked }),
    await run(["check", "--seed", "3", "--dir", workspace], { cwd: "/" }),
  ];
  for (const { code, err } of runs) expect({ code, err }).toEqual({ code: 0, err: "" });
});

function lastLine(text: string): string {
  return text.trimEnd().split("\n").at(-1)?.trim() ?? "";
}
