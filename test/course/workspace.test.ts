import { mkdirSync, symlinkSync } from "node:fs";
import { join, parse } from "node:path";
import { expect, test } from "vitest";
import { stateFile } from "../../src/course/state.ts";
import { findWorkspace, isWorkspace, realFolder } from "../../src/course/workspace.ts";
import { makeFolder } from "./folders.ts";

test("a workspace is found from itself and from any folder below", async () => {
  const folder = makeFolder({ [stateFile]: "", "a/b/c.txt": "" });
  expect(await findWorkspace(folder)).toBe(folder);
  expect(await findWorkspace(join(folder, "a", "b"))).toBe(folder);
});

test("the nearest one counts", async () => {
  const folder = makeFolder({ [stateFile]: "", [`inner/${stateFile}`]: "", "inner/a/b.txt": "" });
  expect(await findWorkspace(join(folder, "inner", "a"))).toBe(join(folder, "inner"));
});

test("the root of the file system ends the search", async () => {
  const { root } = parse(process.cwd());
  expect(await findWorkspace(root)).toBe((await isWorkspace(root)) ? root : null);
});

test("the real path of a folder is found through links", async () => {
  const folder = makeFolder({ "real/a.txt": "" });
  symlinkSync("real", join(folder, "link"));
  expect(await realFolder(join(folder, "link"))).toBe(join(folder, "real"));
});

test("what is no folder is told apart from what is not there", async () => {
  const folder = makeFolder({ file: "" });
  mkdirSync(join(folder, "empty"));
  const problem = (path: string) =>
    realFolder(join(folder, path)).then(
      () => null,
      (error) => error.problem.code,
    );
  expect(await problem("empty")).toBe(null);
  expect(await problem("gone")).toBe("no-such-folder");
  expect(await problem("file")).toBe("not-a-folder");
  expect(await problem("file/below")).toBe("not-a-folder");
});
