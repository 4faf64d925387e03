import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { initWorkspace } from "../../src/course/init.ts";
import { nextOf, progressOf } from "../../src/course/progress.ts";
import { type State, withGivenUp, withHints, withSolved } from "../../src/course/state.ts";
import { readState } from "../../src/course/state-file.ts";
import { loadMiniature, makeFolder, read, write } from "./folders.ts";

const identity = { name: "miniature", version: "1.0.0" };
const now = new Date();

async function makeWorkspace() {
  const course = await loadMiniature();
  const folder = makeFolder();
  await initWorkspace(folder, course, identity, "");
  const { state } = await readState(folder, identity);
  return { folder, state, of: (then: State) => progressOf(course, then, folder) };
}

test("each exercise is untouched, begun, missing, given up or solved", async () => {
  const { folder, state, of } = await makeWorkspace();
  const statuses = async (then: State) => (await of(then)).map(({ status }) => status);
  expect(await statuses(state)).toEqual(["untouched", "untouched", "untouched"]);
  write(folder, { "double.ts": `${read(folder, "double.ts")}// mine\n` });
  rmSync(join(folder, "shout.ts"));
  expect(await statuses(state)).toEqual(["started", "untouched", "missing"]);
  const then = withGivenUp(withSolved(state, ["double"], now), "quadruple", now);
  expect(await statuses(then)).toEqual(["solved", "given-up", "missing"]);
});

test("hints are counted", async () => {
  const { state, of } = await makeWorkspace();
  const progress = await of(withHints(state, "shout", 2));
  expect(progress.map(({ hints }) => hints)).toEqual([0, 0, 2]);
});

test("next is the first that is open, then what was given up, then nothing", async () => {
  const { state, of } = await makeWorkspace();
  const next = async (then: State) => nextOf(await of(then))?.exercise.id ?? null;
  expect(await next(state)).toBe("double");
  expect(await next(withSolved(state, ["double"], now))).toBe("quadruple");
  const givenUp = withGivenUp(state, "double", now);
  expect(await next(givenUp)).toBe("quadruple");
  expect(await next(withSolved(givenUp, ["quadruple", "shout"], now))).toBe("double");
  expect(await next(withSolved(state, ["double", "quadruple", "shout"], now))).toBe(null);
});
