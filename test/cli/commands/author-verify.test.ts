import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/json.ts";
import { own, returns } from "../../author/faults/fault.ts";
import { type Changes, provedCourse } from "../../author/proved-course.ts";
import { makeFolder } from "../../course/folders.ts";
import { runMain, type World } from "../run-main.ts";

const says = "/** It looks as if something is wrong. */\n";

/** Faults of several kinds: of a variant, of mistakes, and of no exercise. */
const faulty: Changes = {
  [`${own}/variants/adds.ts`]: returns("n < 0 ? n : n + n"),
  [`${own}/mistakes/any.to-the-second.ts`]: says + returns("n ** 2"),
  [`${own}/mistakes/two.right.ts`]: says + returns("2 * n"),
  "graders/notes.txt": "",
};

/** Verifies a copy of the course of which all is proved, changed, from the folder it stands in. */
function verify(args: readonly string[], changes: Changes = {}, world: Partial<World> = {}) {
  const cwd = provedCourse(changes);
  return runMain(["author", "verify", "--course", ".", "--seeds", "2", ...args], { cwd, ...world });
}

describe("the exit code of author verify", () => {
  test("is 0 when nothing is found", async () => {
    const { code, stderr } = await verify([]);
    expect(code).toBe(0);
    expect(stderr.split("\n").sort()).toEqual([
      "",
      "  double: 7 of 7 submissions judged",
      "  quadruple: 4 of 4 submissions judged",
    ]);
  });

  test("is 1 when something is found, on the screen and as JSON", async () => {
    expect(await verify([], faulty)).toMatchObject({ code: 1 });
    expect(await verify(["--json"], faulty)).toMatchObject({ code: 1 });
  });

  test("is 0 when something is found in another exercise than the one asked for", async () => {
    expect(await verify(["quadruple"], faulty)).toMatchObject({ code: 0 });
  });

  test.each([
    ["an exercise that there is not", ["dubble"], "Did you mean"],
    ["no number of seeds", ["--seeds", "x"], "--seeds"],
    ["too few seeds", ["--seeds", "0"], "--seeds"],
    ["an option that there is not", ["--matrixx"], "--matrix"],
  ])("is 2 with %s", async (_, args, said) => {
    const { code, stdout, stderr } = await verify(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.toLowerCase()).toContain(said.toLowerCase());
  });

  test("is 2 where there is no course", async () => {
    const { code, stderr } = await runMain(["author", "verify", "--course", "."], {
      cwd: makeFolder(),
    });
    expect(code).toBe(2);
    expect(stderr).toContain("course.yaml");
  });

  test("is 2 with a grader that does not load, as JSON too", async () => {
    const broken = { [`${own}/grader.ts`]: "export default {" };
    expect(await verify([], broken)).toMatchObject({ code: 2, stdout: "" });
    const { code, stdout } = await verify(["--json"], broken);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ schema: "mcp-course/error/v1" });
  });

  test("is 130 after an interruption", async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await verify([], {}, { signal: controller.signal })).toMatchObject({ code: 130 });
  });
});

describe("the screen of author verify", () => {
  const looks: [name: string, look: World["look"]][] = [
    ["80-columns", {}],
    ["40-columns", { columns: 40 }],
    ["ascii", { unicode: false }],
  ];

  test.each(looks)("with all proved, and the matrix: %s", async (name, look) => {
    const { stdout } = await verify(["--matrix"], {}, { look: look ?? {} });
    await expect(stdout).toMatchFileSnapshot(`../render/screens/author-verify/${name}/proved.txt`);
  });

  test.each(looks)("with findings: %s", async (name, look) => {
    const { stdout } = await verify([], faulty, { look: look ?? {} });
    await expect(stdout).toMatchFileSnapshot(
      `../render/screens/author-verify/${name}/findings.txt`,
    );
  });

  test("has no line that is wider than the terminal", async () => {
    const { stdout } = await verify(["--matrix"], faulty, { look: { columns: 40 } });
    expect(stdout.split("\n").filter((line) => line.length > 40)).toEqual([]);
  });

  test("shows on a terminal how far it is, in a line that goes away", async () => {
    const { stderr } = await verify(["quadruple"], {}, { terminal: true });
    const [first, ...shown] = stderr.split("\r\u001b[2K");
    expect([first, shown.at(-1)]).toEqual(["", ""]);
    expect(shown.slice(0, -1)).toEqual(
      [1, 2, 3, 4].map((judged) => `  quadruple: ${judged} of 4 submissions judged`),
    );
  });
});

describe("author verify --json", () => {
  test("says what was verified, who catches whom, and that nothing was found", async () => {
    const { code, stdout } = await verify(["quadruple", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      schema: "mcp-course/verification/v1",
      course: { name: "proved", version: "1.0.0", revision: "2026-07-28" },
      seeds: 2,
      exercises: [
        {
          id: "quadruple",
          lesson: "01-numbers",
          title: "Quadruple a number",
          checks: [
            {
              id: "three",
              form: "example",
              catchesAlone: ["three.doubles-once"],
              catchesToo: [],
            },
          ],
          mistakes: ["three.doubles-once"],
          variants: ["own-double"],
          starterPasses: [],
        },
      ],
      findings: [],
    });
  });

  test("has file, exercise, code and sentence of every finding, and what belongs to its code", async () => {
    const { stdout } = await verify(["--json"], faulty);
    const { findings } = JSON.parse(stdout) as { findings: JsonObject[] };
    expect(findings.map(({ code, file, exercise }) => [code, file, exercise])).toEqual([
      ["variant-fails", `${own}/variants/adds.ts`, "double"],
      ["mistake-not-caught", `${own}/mistakes/two.right.ts`, "double"],
      ["mistakes-alike", `${own}/mistakes/any.squares.ts`, "double"],
      ["stray-file", "graders/notes.txt", null],
    ]);
    expect(findings[0]).toMatchObject({ check: "any", seed: 1, failure: { kind: "value" } });
    expect(
      findings.every(({ message }: { message?: Json }) => /^[A-Z].*\.$/.test(String(message))),
    ).toBe(true);
  });

  test("is the same text twice", async () => {
    const [one, other] = [await verify(["--json"], faulty), await verify(["--json"], faulty)];
    expect(other.stdout).toBe(one.stdout);
  });
});
