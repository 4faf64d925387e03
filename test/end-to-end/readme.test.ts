import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { repositoryFiles } from "../architecture/source-files.ts";

const execute = promisify(execFile);
const readme = readFileSync(join(packageRoot, "README.md"), "utf8");

test("the screen in README.md is the program's", async () => {
  const script = join(packageRoot, "scripts", "readme.js");
  const { stderr } = await execute(process.execPath, [script, "--check"]).catch((error) => error);
  expect(stderr).toBe("");
});

test("README.md says how to begin in one command, and CI runs its test command", () => {
  expect(readme).toContain("    npm ci && npm start\n");
  expect(readme).toContain("    npm ci && npm test\n");
  const ci = readFileSync(join(packageRoot, ".ci", "run"), "utf8");
  expect(ci).toMatch(/^npm ci$/m);
  expect(ci).toMatch(/^(?:\w+=\w+ )?npm test$/m);
});

test("every link in a document leads to a file", () => {
  const documents = repositoryFiles((path) => /^(?:[^/]+|docs\/.*)\.md$/.test(path));
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((match) => join(packageRoot, dirname(path), match[1] ?? ""))
      .filter((target) => !existsSync(target))
      .map((target) => `${path} links ${target}`),
  );
  expect(broken).toEqual([]);
});
