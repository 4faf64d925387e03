import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type InitFile, initWorkspace } from "../../src/course/init.ts";
import { stateFile } from "../../src/course/state.ts";
import { findTypeChecker } from "../../src/sandbox/type-check-compiler.ts";
import { loadMiniature, makeFolder, read, solutions, write } from "./folders.ts";

const identity = { name: "miniature", version: "1.0.0" };
const names = [
  "double.ts",
  "quadruple.ts",
  "shout.ts",
  "units.ts",
  "globals.d.ts",
  "tsconfig.json",
  "README.md",
];

const init = async (folder: string) =>
  initWorkspace(folder, await loadMiniature(), identity, "# Read me\n");
const whatOf = (files: readonly InitFile[]) =>
  Object.fromEntries(files.map(({ name, what }) => [name, what]));

test("a new folder gets the starters of every lesson, what they need, and a state", async () => {
  const folder = join(makeFolder(), "My Course (1)", "é 模");
  const { files, notices } = await init(folder);
  expect(files).toEqual(names.map((name) => ({ name, what: "created" })));
  expect(notices).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([...names, stateFile].sort());
  expect(read(folder, "double.ts")).toContain("TODO");
  const state = JSON.parse(read(folder, stateFile));
  expect(state).toMatchObject({ schema: "mcp-course/state/v1", course: identity, solved: {} });
  expect(Object.keys(state.files)).toEqual(names);
});

test("a second time changes nothing, not even a byte of the state", async () => {
  const folder = makeFolder();
  await init(folder);
  const before = readdirSync(folder).map((name) => [name, read(folder, name)]);
  const { files } = await init(folder);
  expect(new Set(files.map(({ what }) => what))).toEqual(new Set(["already-there"]));
  expect(readdirSync(folder).map((name) => [name, read(folder, name)])).toEqual(before);
});

test("what differs is kept and named; what is missing is handed out; other files are left alone", async () => {
  const folder = makeFolder({ "double.ts": "mine", "README.md": "my notes", "diary.txt": "…" });
  const { files } = await init(folder);
  expect(whatOf(files)).toMatchObject({
    "double.ts": "kept",
    "README.md": "kept",
    "shout.ts": "created",
  });
  expect(read(folder, "double.ts")).toBe("mine");
  expect(read(folder, "README.md")).toBe("my notes");
  expect(read(folder, "diary.txt")).toBe("…");
  expect(JSON.parse(read(folder, stateFile)).files).not.toHaveProperty("double.ts");
});

test("a starter that git gave Windows line ends is no edited file", async () => {
  const folder = makeFolder();
  await init(folder);
  write(folder, { "double.ts": read(folder, "double.ts").replaceAll("\n", "\r\n") });
  const { files } = await init(folder);
  expect(whatOf(files)).toMatchObject({ "double.ts": "already-there" });
});

test("a folder or a dangling link with the name of a starter is kept", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "double.ts"));
  symlinkSync("nowhere", join(folder, "shout.ts"));
  const { files } = await init(folder);
  expect(whatOf(files)).toMatchObject({ "double.ts": "kept", "shout.ts": "kept" });
});

test("progress survives another init", async () => {
  const folder = makeFolder();
  await init(folder);
  const state = JSON.parse(read(folder, stateFile));
  state.solved.double = "2026-07-28T12:00:00.000Z";
  write(folder, { [stateFile]: JSON.stringify(state) });
  await init(folder);
  expect(JSON.parse(read(folder, stateFile)).solved).toEqual(state.solved);
});

test("a newer state is refused before anything is handed out", async () => {
  const folder = makeFolder({ [stateFile]: '{"schema":"mcp-course/state/v7"}' });
  await expect(init(folder)).rejects.toMatchObject({ problem: { code: "state-is-newer" } });
  expect(readdirSync(folder)).toEqual([stateFile]);
});

test("a file in the place of the folder is said", async () => {
  const folder = makeFolder({ taken: "" });
  for (const at of [join(folder, "taken"), join(folder, "taken", "below")]) {
    await expect(init(at)).rejects.toMatchObject({ problem: { code: "not-a-folder", folder: at } });
  }
});

test("an editor finds nothing to complain about in the solutions, whatever lies above", async () => {
  const above = makeFolder({
    "node_modules/@types/noisy/index.d.ts": "declare const double: string;",
    "node_modules/@types/noisy/package.json": '{"name":"@types/noisy","types":"index.d.ts"}',
  });
  const folder = join(above, "workspace");
  await init(folder);
  write(folder, { ...solutions(), "console.ts": 'console.log("hi");\nconst double = 1;\n' });
  const compiler = findTypeChecker();
  const checked = spawnSync(compiler ?? "", ["-p", folder], { encoding: "utf8" });
  expect(checked.stdout).toBe("");
  expect(checked.status).toBe(0);
});
