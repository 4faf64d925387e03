import { existsSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { packageRoot } from "../../../src/paths.ts";
import { read, solutions, write } from "../../course/folders.ts";
import { makeWorkspace } from "../run-main.ts";

const halves = { "double.ts": "export const double = (n: number) => n / 2;\n" };
const reportIn = (text: string) => JSON.parse(text);
const stateIn = (folder: string) => JSON.parse(read(folder, ".mcp-course.json"));

const schema = JSON.parse(read(packageRoot, "src/report/report.schema.json"));
const fits = new Ajv2020({ strictTypes: false }).compile(schema);

describe("--json", () => {
  test("fits the published schema, with types and without, right and wrong", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { ...solutions(), "double.ts": "export const double: string = 5;\n" });
    const typed = reportIn((await run(["check", "--json"])).stdout);
    expect(fits(typed) || fits.errors).toBe(true);
    expect(typed).not.toHaveProperty("typesSkipped");
    const untyped = reportIn((await run(["check", "--json", "--no-types"])).stdout);
    expect(fits(untyped) || fits.errors).toBe(true);
    expect(untyped.typesSkipped).toEqual({ because: "asked" });
  });

  test("is the report, alone, whatever the submission prints", async () => {
    const { folder, run } = await makeWorkspace();
    const noise = 'console.log("::error::");\nconsole.error("\\u001b[31m");\n';
    write(folder, { ...solutions(), "shout.ts": noise + solutions()["shout.ts"] });
    const { code, stdout, stderr } = await run(["check", "--json", "--seed", "7", "--runs", "50"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(reportIn(stdout)).toMatchObject({
      schema: "mcp-course/report/v1",
      course: { name: "miniature", version: "1.0.0", revision: "2026-07-28" },
      seed: 7,
      runs: 50,
      totals: { checks: 4, passed: 4 },
    });
  });

  test("is the same bytes for the same seed, its timing aside", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { ...solutions(), ...halves });
    const report = async () => {
      const { timing, ...rest } = reportIn((await run(["check", "--json", "--seed", "7"])).stdout);
      expect(timing.startedAt).toMatch(/Z$/);
      return JSON.stringify(rest);
    };
    expect(await report()).toBe(await report());
  });

  test("has a seed of its own each time, which draws the same again", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { ...solutions(), ...halves });
    const first = reportIn((await run(["check", "double", "--json"])).stdout);
    const seed = String(first.seed);
    const second = reportIn((await run(["check", "double", "--json", "--seed", seed])).stdout);
    expect(second.exercises).toEqual(first.exercises);
  });
});

describe("--report", () => {
  test("writes the report to every file named, and the screen still shows", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { ...solutions(), "out/x": "" });
    const argv = ["check", "--report", "json=a.json", "--report", "json=out/b.json"];
    const { code, stdout } = await run(argv);
    expect(code).toBe(0);
    expect(stdout).toContain("All 4 checks pass");
    const report = reportIn(read(folder, "a.json"));
    expect(report.totals).toMatchObject({ passed: 4 });
    expect(read(folder, "out/b.json")).toBe(read(folder, "a.json"));
  });

  test("leaves, when grading is cut off, a report in which no check has passed", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { ...solutions(), "shout.ts": "export function shout() { while (true); }\n" });
    const controller = new AbortController();
    const ended = run(["check", "--report", "json=a.json", "--limit", "callMs=20000"], {
      signal: controller.signal,
    });
    while (!existsSync(join(folder, "a.json"))) await new Promise((go) => setTimeout(go, 5));
    controller.abort();
    expect(await ended).toEqual({ code: 130, stdout: "", stderr: expect.any(String) });
    const report = reportIn(read(folder, "a.json"));
    expect(fits(report) || fits.errors).toBe(true);
    expect(report.totals).toEqual({
      checks: 4,
      passed: 0,
      failed: 0,
      blocked: 0,
      errored: 4,
      points: { earned: 0, possible: 4 },
      calls: 0,
    });
    expect(stateIn(folder).solved).toEqual({});
  });

  test.each(["json", "json=", "yaml=a", "=a", ""])("%o is refused", async (value) => {
    const { run } = await makeWorkspace();
    const { code, stdout } = await run(["check", "--report", value, "--json"]);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ code: "bad-option" });
  });

  test("to a place that cannot be written is refused before anything runs", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    const { code, stdout } = await run(["check", "--json", "--report", "json=no/such/folder.json"]);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ code: "cannot-write" });
    expect(stateIn(folder).solved).toEqual({});
  });
});
