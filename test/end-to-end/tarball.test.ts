import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { findTypeChecker } from "../../src/sandbox/type-check-compiler.ts";
import { run, solve } from "./program.ts";

const execute = promisify(execFile);
const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere (1) é-"));
const installed = join(elsewhere, "node_modules", "mcp-course");
const script = join(installed, "bin", "mcp-course.js");
let packed: string[] = [];

beforeAll(async () => {
  const pack = await npm(
    ["pack", "--json", "--ignore-scripts", "--pack-destination", elsewhere],
    packageRoot,
  );
  const [{ filename, files }] = JSON.parse(pack);
  packed = files.map((file: { path: string }) => file.path);
  writeFileSync(join(elsewhere, "package.json"), '{ "private": true }');
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund"];
  await npm(["install", ...quiet, join(elsewhere, filename)], elsewhere);
}, 300_000);

afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

test("the tarball holds the program and the course, and nothing that only its makers need", () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      "LICENSE",
      "README.md",
      "bin/mcp-course.js",
      "course.yaml",
      "dist/THIRD-PARTY-LICENSES.txt",
      "dist/main.js",
      "dist/report.schema.json",
      "dist/sandbox/child.cjs",
      "dist/sandbox/globals.d.ts",
      "dist/sandbox/prelude.js",
      "dist/types/grading/grader.d.ts",
    ]),
  );
  const strange = packed.filter(
    (path) =>
      !/^(?:bin|dist|docs|exercises|graders|lessons|solutions)\/|^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|course\.yaml)$/.test(
        path,
      ),
  );
  expect(strange).toEqual([]);
});

test("installed elsewhere it hands out, checks and passes the solutions", async () => {
  const cwd = join(elsewhere, "work");
  mkdirSync(cwd);
  expect(await run(["init"], { cwd, script })).toMatchObject({ code: 0, err: "" });
  expect(await run(["check"], { cwd, script })).toMatchObject({ code: 1, err: "" });
  solve(cwd);
  const { code, out, err } = await run(["check"], { cwd, script });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/All \d+ checks pass/);
});

test("its types are checked there too", async () => {
  const cwd = join(elsewhere, "typed");
  mkdirSync(cwd);
  solve(cwd);
  writeFileSync(join(cwd, "handle.ts"), "export const handle: number = '';\n");
  const { out } = await run(["check", "handle", "--dir", ".", "--json"], { cwd, script });
  const handle = JSON.parse(out).exercises.at(-1);
  expect(handle.typeErrors).toMatchObject([{ file: "handle.ts", line: 1, code: "TS2322" }]);
});

test("a course of somebody else type-checks against mcp-course/grader", async () => {
  const grader = join(elsewhere, "pack", "graders", "01-first", "double", "grader.ts");
  mkdirSync(dirname(grader), { recursive: true });
  writeFileSync(grader, graderText("expect: ({ n }) => n * 2"));
  expect(await typeErrors(grader)).toBe("");
  writeFileSync(grader, graderText("expect: ({ m }) => m * 2"));
  expect(await typeErrors(grader)).toContain("Property 'm' does not exist");
});

test("the schema of the report is exported", async () => {
  const schema = JSON.parse(readFileSync(join(installed, "dist", "report.schema.json"), "utf8"));
  const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  expect(exports["./report.schema.json"]).toBe("./dist/report.schema.json");
  expect(JSON.stringify(schema)).toContain("mcp-course/report/v1");
});

function graderText(expectation: string) {
  return `import { fc, graderFor, rule } from "mcp-course/grader";
const { defineGrader, property } = graderFor<{ double: (n: number) => number }>();
export default defineGrader({
  title: "Double a number",
  hints: ["Twice."],
  parameters: { double: ["n"] },
  checks: {
    twice: property({
      title: "answers twice the number",
      rule: rule("Twice is twice", "basic/index"),
      given: { n: fc.integer() },
      covers: { negative: { share: 0.1, when: ({ n }) => n < 0 } },
      call: (s, { n }) => s.double(n),
      ${expectation},
    }),
  },
});
`;
}

/** What TypeScript says of a file, without any configuration but the usual for Node. */
async function typeErrors(file: string): Promise<string> {
  const flags = ["--ignoreConfig", "--noEmit", "--strict", "--pretty", "false", "--types", ""];
  const module = ["--target", "es2023", "--module", "nodenext"];
  try {
    await execute(findTypeChecker() ?? "", [...flags, ...module, file], { cwd: dirname(file) });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execute("npm", args, { cwd, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
