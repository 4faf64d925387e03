import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeWorkspace, run, solve } from "../end-to-end/program.ts";
import { errorResponse, folderWith } from "./submission.ts";

const ends = [
  ["carriage return and line feed", "\r\n"],
  ["carriage return alone", "\r"],
];

describe("rust-lang/rustlings#2424: a file with the line ends of Windows was said to have no tests", () => {
  const rewrite = (cwd: string, end: string) => {
    for (const name of readdirSync(cwd)) {
      if (!/\.(?:ts|json)$/.test(name)) continue;
      const file = join(cwd, name);
      writeFileSync(file, `\uFEFF${readFileSync(file, "utf8").replaceAll("\n", end)}`);
    }
  };

  test.each(ends)("starters with %s are starters still, and the state is read", async (_, end) => {
    const cwd = await makeWorkspace();
    rewrite(cwd, end);
    const { code, out, err } = await run(["check", "--no-types"], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain(
      "still the starter: make_request, error_response, check_envelope, handle",
    );
    expect(await run(["list"], { cwd })).toMatchObject({ code: 0, err: "" });
  });

  test.each(ends)("solutions with %s pass", async (_, end) => {
    const cwd = await makeWorkspace();
    solve(cwd);
    rewrite(cwd, end);
    expect(await run(["check"], { cwd })).toMatchObject({ code: 0, err: "" });
  });
});

test("exercism/exercism#5171, exercism/cli#950, masliu/vscode-exercism#19: a space in the path broke the command line", async () => {
  const cwd = await makeWorkspace();
  expect(cwd).toContain("My Course (1) é 模");
  solve(cwd);
  expect(await run(["check", "--dir", cwd], { cwd: "/" })).toMatchObject({ code: 0, err: "" });
});

test("exercism/typescript#316, exercism/exercism#5286: types in a folder above broke the type check", async () => {
  const cwd = await makeWorkspace();
  solve(cwd);
  const types = join(dirname(cwd), "node_modules", "@types", "mocha");
  mkdirSync(types, { recursive: true });
  writeFileSync(join(types, "index.d.ts"), "declare const JSON: string;\ndeclare const !;\n");
  writeFileSync(join(types, "package.json"), '{ "name": "@types/mocha", "types": "index.d.ts" }');
  const { code, out } = await run(["check", "--json"], { cwd });
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(
    report.exercises.flatMap(({ typeErrors }: { typeErrors: object[] }) => typeErrors),
  ).toEqual([]);
  expect(report.typesSkipped).toBeUndefined();
});

describe("exercism/exercism#5432, exercism/cli#872: a second download wiped out the work", () => {
  const mine = "// a week of work\n";

  test("a second init leaves every file that was edited", async () => {
    const cwd = await makeWorkspace();
    writeFileSync(join(cwd, "handle.ts"), mine);
    expect(await run(["init"], { cwd })).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(cwd, "handle.ts"), "utf8")).toBe(mine);
  });

  test.each([[["reset", "handle"]], [["reset", "--all"]]])(
    "%j keeps the old file beside the starter",
    async (args) => {
      const cwd = await makeWorkspace();
      writeFileSync(join(cwd, "handle.ts"), mine);
      expect(await run(args, { cwd })).toMatchObject({ code: 0 });
      const kept = readdirSync(cwd).filter((name) => /^handle\.ts\..*\.bak$/.test(name));
      expect(kept.map((name) => readFileSync(join(cwd, name), "utf8"))).toEqual([mine]);
    },
  );

  test("reset without a name changes nothing", async () => {
    const cwd = await makeWorkspace();
    writeFileSync(join(cwd, "handle.ts"), mine);
    expect((await run(["reset"], { cwd })).code).toBe(2);
    expect(readFileSync(join(cwd, "handle.ts"), "utf8")).toBe(mine);
  });
});

test("workshopper/learnyounode#282: the verdict depended on the folder one stood in", async () => {
  const folder = folderWith(errorResponse());
  const inside = join(folder, "notes");
  mkdirSync(inside);
  const link = join(dirname(folder), "link");
  symlinkSync(folder, link);
  const verdicts = await Promise.all(
    [
      { cwd: "/", dir: folder },
      { cwd: folder, dir: "." },
      { cwd: inside, dir: ".." },
      { cwd: link, dir: "." },
      { cwd: "/", dir: link },
    ].map(async ({ cwd, dir }) => {
      const all = ["check", "error_response", "--dir", dir, "--seed", "7", "--json", "--no-types"];
      const { code, out } = await run(all, { cwd });
      return { code, totals: JSON.parse(out).totals };
    }),
  );
  for (const verdict of verdicts) expect(verdict).toEqual({ ...verdicts[0], code: 0 });
});
