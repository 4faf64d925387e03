import { join } from "node:path";
import { expect, test } from "vitest";
import { isNamed, rememberNamed } from "../../src/course/named-courses.ts";
import { makeFolder, write } from "./folders.ts";

test("only a course that was named counts as named", async () => {
  const env = { HOME: makeFolder() };
  expect(await rememberNamed("/courses/one", env)).toEqual([]);
  expect(await rememberNamed("/courses/two", env)).toEqual([]);
  expect(await isNamed("/courses/one", env)).toBe(true);
  expect(await isNamed("/courses/two", env)).toBe(true);
  expect(await isNamed("/courses/three", env)).toBe(false);
});

test("the list stands where the system keeps a user's settings", async () => {
  const [settings, home] = [makeFolder(), makeFolder()];
  await rememberNamed("/courses/one", { XDG_CONFIG_HOME: settings, HOME: home });
  expect(await isNamed("/courses/one", { XDG_CONFIG_HOME: settings })).toBe(true);
  expect(await isNamed("/courses/one", { HOME: home })).toBe(false);
});

test("a list that cannot be understood names nothing, and is written anew", async () => {
  const home = makeFolder();
  write(home, { ".config/mcp-course/courses.json": '{"folders": "all"}' });
  expect(await isNamed("/courses/one", { HOME: home })).toBe(false);
  await rememberNamed("/courses/one", { HOME: home });
  expect(await isNamed("/courses/one", { HOME: home })).toBe(true);
});

test("a home that cannot be written to is a notice, not an error", async () => {
  const home = join(makeFolder({ file: "" }), "file");
  const notices = await rememberNamed("/courses/one", { HOME: home });
  expect(notices).toMatchObject([{ code: "course-not-kept" }]);
});
