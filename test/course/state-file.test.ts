import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  newState,
  stateFile,
  withGivenUp,
  withHints,
  withoutSolved,
  withSolved,
} from "../../src/course/state.ts";
import { changeState, readState, writeState } from "../../src/course/state-file.ts";
import { makeFolder, read } from "./folders.ts";

const course = { name: "miniature", version: "1.0.0" };
const noon = new Date("2026-07-28T12:00:00Z");
const later = new Date("2026-07-29T12:00:00Z");

test("a workspace without a state begins with an empty one, and nothing is written", async () => {
  const folder = makeFolder();
  expect(await readState(folder, course)).toEqual({ state: newState(course), notices: [] });
  expect(readdirSync(folder)).toEqual([]);
});

test("a state comes back as it was written", async () => {
  const folder = makeFolder();
  const state = withHints(withSolved(newState(course), ["double"], noon), "shout", 2);
  expect(await writeState(folder, state)).toEqual([]);
  expect(await readState(folder, course)).toEqual({ state, notices: [] });
  expect(readdirSync(folder)).toEqual([stateFile]);
});

test("members that this version does not know stay where they are", async () => {
  const state = { ...newState(course), mood: "fine", course: { ...course, edition: 2 } };
  const folder = makeFolder({ [stateFile]: JSON.stringify(state) });
  await changeState(folder, course, (now) => withSolved(now, ["double"], noon));
  expect(JSON.parse(read(folder, stateFile))).toEqual({
    ...state,
    solved: { double: noon.toISOString() },
  });
});

test("a state with a byte order mark and Windows line ends is read", async () => {
  const text = `\uFEFF${JSON.stringify(newState(course), null, 2).replaceAll("\n", "\r\n")}`;
  const folder = makeFolder({ [stateFile]: text });
  expect((await readState(folder, course)).notices).toEqual([]);
});

test("an exercise that the course no longer has stays remembered", async () => {
  const folder = makeFolder();
  await writeState(folder, withSolved(newState(course), ["removed"], noon));
  const { state } = await changeState(folder, course, (now) => withSolved(now, ["double"], later));
  expect(state.solved).toEqual({ removed: noon.toISOString(), double: later.toISOString() });
});

test("nothing is written when nothing changes", async () => {
  const text = JSON.stringify(newState(course));
  const folder = makeFolder({ [stateFile]: text });
  await changeState(folder, course, (state) => withSolved(state, [], noon));
  expect(read(folder, stateFile)).toBe(text);
});

const good = newState(course);
const broken: [string, string][] = [
  ["empty", ""],
  ["half written", JSON.stringify(good).slice(0, -10)],
  ["a list", "[]"],
  ["null", "null"],
  ["without a schema", JSON.stringify({ ...good, schema: undefined })],
  ["of another program", JSON.stringify({ ...good, schema: "other/v1" })],
  ["without its course", JSON.stringify({ ...good, course: "miniature" })],
  ["with a list for solved", JSON.stringify({ ...good, solved: ["double"] })],
  ["with a text for a count of hints", JSON.stringify({ ...good, hints: { double: "2" } })],
];

test.each(broken)("a state that is %s is set aside, said, and begun anew", async (_what, text) => {
  const folder = makeFolder({ [stateFile]: text });
  const { state, notices } = await readState(folder, course);
  expect(state).toEqual(newState(course));
  expect(notices).toMatchObject([{ code: "state-set-aside", file: join(folder, stateFile) }]);
  const [kept] = readdirSync(folder).filter((name) => name !== stateFile);
  expect(kept).toMatch(/^\.mcp-course\.json\.\d{4}-\d\d-\d\d-1\.bak$/);
  expect(read(folder, kept ?? "")).toBe(text);
  expect(JSON.parse(read(folder, stateFile))).toEqual(newState(course));
});

test("each state set aside on a day has a name of its own", async () => {
  const folder = makeFolder({ [stateFile]: "one" });
  await readState(folder, course);
  await writeState(folder, { ...good, solved: null as never });
  await readState(folder, course);
  const kept = readdirSync(folder).filter((name) => name.endsWith(".bak"));
  expect(kept.map((name) => name.slice(-6))).toEqual(["-1.bak", "-2.bak"]);
});

test("a folder in the place of the state is set aside too", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, stateFile));
  const { notices } = await readState(folder, course);
  expect(notices).toMatchObject([{ code: "state-set-aside" }]);
});

test("a newer state is refused and left as it is", async () => {
  const text = JSON.stringify({ ...good, schema: "mcp-course/state/v2", solved: 3 });
  const folder = makeFolder({ [stateFile]: text });
  await expect(readState(folder, course)).rejects.toMatchObject({
    problem: { code: "state-is-newer", schema: "mcp-course/state/v2" },
  });
  expect(read(folder, stateFile)).toBe(text);
  expect(readdirSync(folder)).toEqual([stateFile]);
});

test("a state that cannot be written is a notice, not an error", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, stateFile));
  const notices = await writeState(folder, good);
  expect(notices).toMatchObject([{ code: "state-not-saved" }]);
  chmodSync(folder, 0o755);
  expect(existsSync(join(folder, stateFile))).toBe(true);
});

test("the first time counts for what was solved and given up", () => {
  const once = withGivenUp(withSolved(good, ["double"], noon), "shout", noon);
  const twice = withGivenUp(withSolved(once, ["double"], later), "shout", later);
  expect(twice).toEqual(once);
});

test("hints never become fewer", () => {
  expect(withHints(withHints(good, "double", 3), "double", 1).hints).toEqual({ double: 3 });
});

test("an exercise begun afresh is not solved, but was given up", () => {
  const before = withGivenUp(withSolved(good, ["double", "shout"], noon), "double", noon);
  const after = withoutSolved(before, "double");
  expect(Object.keys(after.solved)).toEqual(["shout"]);
  expect(Object.keys(after.givenUp)).toEqual(["double"]);
});
