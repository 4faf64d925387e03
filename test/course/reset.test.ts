import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { initWorkspace } from "../../src/course/init.ts";
import { resetWorkspace } from "../../src/course/reset.ts";
import { stateFile, withSolved } from "../../src/course/state.ts";
import { changeState } from "../../src/course/state-file.ts";
import { loadMiniature, makeFolder, read, write } from "./folders.ts";

const identity = { name: "miniature", version: "1.0.0" };

async function makeWorkspace() {
  const course = await loadMiniature();
  const folder = makeFolder();
  await initWorkspace(folder, course, identity, "");
  const reset = (id: string | null) => resetWorkspace(folder, course, identity, id);
  return { folder, reset, starter: read(folder, "double.ts") };
}

test("the starter comes back and the student's file is kept beside it", async () => {
  const { folder, reset, starter } = await makeWorkspace();
  write(folder, { "double.ts": "first" });
  const first = await reset("double");
  write(folder, { "double.ts": "second" });
  const second = await reset("double");
  expect(read(folder, "double.ts")).toBe(starter);
  const kept = [...first.files, ...second.files].map((file) => file.kept ?? "");
  expect(kept.map((name) => name.replace(/\d{4}-\d\d-\d\d/, "DATE"))).toEqual([
    "double.ts.DATE-1.bak",
    "double.ts.DATE-2.bak",
  ]);
  expect(kept.map((name) => read(folder, name))).toEqual(["first", "second"]);
});

test("an untouched starter is left as it is, and a missing one is handed out", async () => {
  const { folder, reset, starter } = await makeWorkspace();
  expect((await reset("double")).files).toEqual([{ name: "double.ts", what: "untouched" }]);
  rmSync(join(folder, "double.ts"));
  expect((await reset("double")).files).toEqual([{ name: "double.ts", what: "restored" }]);
  expect(read(folder, "double.ts")).toBe(starter);
});

test("a folder with the name of a starter is kept too", async () => {
  const { folder, reset, starter } = await makeWorkspace();
  rmSync(join(folder, "double.ts"));
  mkdirSync(join(folder, "double.ts"));
  const [file] = (await reset("double")).files;
  expect(statSync(join(folder, file?.kept ?? "")).isDirectory()).toBe(true);
  expect(read(folder, "double.ts")).toBe(starter);
});

test("all of them means starters and helper modules, and none of the student's own files", async () => {
  const { folder, reset } = await makeWorkspace();
  write(folder, { "double.ts": "a", "units.ts": "b", "mine.ts": "c", "README.md": "d" });
  const { files } = await reset(null);
  expect(files.filter(({ what }) => what === "restored").map(({ name }) => name)).toEqual([
    "double.ts",
    "units.ts",
  ]);
  expect(read(folder, "mine.ts")).toBe("c");
  expect(read(folder, "README.md")).toBe("d");
});

test("what is reset counts as not solved; the others stay solved", async () => {
  const { folder, reset } = await makeWorkspace();
  await changeState(folder, identity, (state) =>
    withSolved(state, ["double", "shout"], new Date()),
  );
  await reset("double");
  expect(Object.keys(JSON.parse(read(folder, stateFile)).solved)).toEqual(["shout"]);
  expect(readdirSync(folder)).toContain("double.ts");
});
