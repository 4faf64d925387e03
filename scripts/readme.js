// The screen in README.md is the program's own. `npm run readme` puts it there; with --check nothing
// is written, and the exit code is 1 when it would have been.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./build/folders.js";

const file = join(root, "README.md");
const lesson = "02-lifecycle-and-capabilities";
const between = /(<!-- screen -->\n```\n)[\s\S]*?(```\n<!-- \/screen -->)/;

const before = readFileSync(file, "utf8");
const screen = screenOfAMistake();
const after = before.replace(between, (_, start, end) => start + screen + end);
if (!after.includes(screen)) throw new Error("README.md has no place for the screen");
if (!process.argv.includes("--check")) writeFileSync(file, after);
else if (after !== before) {
  console.error("The screen in README.md is not the program's any more: npm run readme");
  process.exitCode = 1;
}

/** What a student reads who took 0, false and "" for no data. */
function screenOfAMistake() {
  const folder = mkdtempSync(join(tmpdir(), "mcp-course-readme-"));
  try {
    cpSync(join(root, "solutions", lesson), folder, { recursive: true });
    const mistaken = join(folder, "error_response.ts");
    const right = readFileSync(mistaken, "utf8");
    const wrong = right.replace("data === null", "!data");
    if (wrong === right) throw new Error("the solution has changed: make another mistake here");
    writeFileSync(mistaken, wrong);
    const program = join(root, "bin", "mcp-course.js");
    const { stdout, status } = spawnSync(process.execPath, [program, "check", "--seed", "4127"], {
      cwd: workspaceOf(folder, program),
      env: { LANG: "C.UTF-8", COLUMNS: "80" },
      encoding: "utf8",
    });
    if (status !== 1) throw new Error(`check ended with ${status}`);
    return stdout.replace(/^\n/, "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes a workspace around the files: only there do the commands on the screen need no --dir. */
function workspaceOf(folder, program) {
  spawnSync(process.execPath, [program, "init", folder], { env: {} });
  return folder;
}
