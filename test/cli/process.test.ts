import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { makeCourse, makeFolder, read, solutions, write } from "../course/folders.ts";

beforeAll(() => {
  if (!existsSync(join(packageRoot, "dist", "main.js"))) throw new Error("npm run build first");
});

/** A home folder for the test that runs, the same for all its commands. */
function home(): string {
  const name = expect.getState().currentTestName ?? "";
  const known = homes.get(name) ?? makeFolder();
  homes.set(name, known);
  return known;
}

const homes = new Map<string, string>();

/** Runs a shell command in which `mcp-course` is the compiled program of a package. */
function shell(command: string, cwd: string, root = packageRoot) {
  const started = `mcp-course() { '${process.execPath}' '${root}/bin/mcp-course.js' "$@"; }; ${command}`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", started], {
    cwd,
    // A home of its own: the list of courses there is read and written, and others write it too.
    env: { PATH: process.env.PATH, HOME: home() },
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

describe.skipIf(process.platform === "win32")("what the program writes", () => {
  test("to a reader that has gone is dropped without a word", () => {
    const gone = shell("set -o pipefail; mcp-course check --help | true", makeFolder());
    expect(gone).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test.skipIf(!existsSync("/dev/full"))("to a full disk is said, with exit code 2", () => {
    const { code, stderr } = shell("mcp-course --help > /dev/full", makeFolder());
    expect(code).toBe(2);
    expect(stderr).toContain("no space left on device");
    expect(stderr).not.toContain("fault of mcp-course");
  });

  test("to a pipe has no escape sequence, and with FORCE_COLOR it has", () => {
    const folder = makeFolder();
    expect(shell("mcp-course xyzzy", folder).stderr).not.toContain("\u001b");
    expect(shell("FORCE_COLOR=1 mcp-course xyzzy", folder).stderr).toContain("\u001b[");
    expect(shell("FORCE_COLOR=1 mcp-course xyzzy --no-color", folder).stderr).not.toContain(
      "\u001b",
    );
    expect(shell("LC_ALL=C mcp-course xyzzy", folder).stderr).toMatch(/^[\n -~]*$/);
  });
});

test("--version is the package's, and no command at all is the overview", () => {
  const { version } = JSON.parse(read(packageRoot, "package.json"));
  expect(shell("mcp-course --version", "/")).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: "",
  });
  const overview = shell("mcp-course", "/");
  expect(overview).toEqual(shell("mcp-course --help", "/"));
  expect(overview).toMatchObject({ code: 0, stderr: "" });
  for (const command of ["init", "check", "run", "hint", "list"]) {
    expect(overview.stdout).toMatch(new RegExp(`^  ${command} `, "m"));
  }
  const help = shell("mcp-course check --help", "/");
  expect(help.stdout).toContain("Examples:");
  expect(shell("mcp-course help check", "/")).toEqual(help);
});

test("a workspace that cannot be written to is graded all the same, and that is said once", () => {
  const course = makeCourse();
  const folder = makeFolder();
  const without = "setpriv --bounding-set=-dac_override";
  shell(`mcp-course init --course '${course}'`, folder);
  write(folder, solutions());
  chmodSync(folder, 0o555);
  const asOwner = process.getuid?.() === 0 ? `${without} ` : "";
  const argv = `bin/mcp-course.js check --dir '${folder}' --course '${course}'`;
  const { code, stdout, stderr } = shell(`${asOwner}'${process.execPath}' ${argv}`, packageRoot);
  chmodSync(folder, 0o755);
  expect(code).toBe(0);
  expect(stdout).toContain("All 4 checks pass");
  expect(stderr.match(/permission denied/g)).toHaveLength(1);
  expect(JSON.parse(read(folder, ".mcp-course.json")).solved).toEqual({});
});

describe("a package of its own", () => {
  const parts = [
    "bin",
    "dist",
    "package.json",
    "course.yaml",
    "lessons",
    "exercises",
    "solutions",
    "graders",
  ];

  function makePackage(): string {
    const root = makeFolder();
    for (const part of parts)
      cpSync(join(packageRoot, part), join(root, part), { recursive: true });
    symlinkSync(join(packageRoot, "node_modules"), join(root, "node_modules"));
    return root;
  }

  test("uses its compiled graders, and the TypeScript as soon as a source differs", () => {
    const root = makePackage();
    const folder = makeFolder();
    shell("mcp-course init", folder, root);
    const { exercise } = JSON.parse(shell("mcp-course next --json", folder, root).stdout);
    const source = `graders/${exercise.lesson}/${exercise.id}/grader.ts`;
    const compiled = `dist/graders/${exercise.lesson}/${exercise.id}.js`;
    write(root, { [compiled]: read(root, compiled).replace(exercise.title, "Compiled") });
    const title = () =>
      JSON.parse(shell("mcp-course next --json", folder, root).stdout).exercise.title;
    expect(title()).toBe("Compiled");
    write(root, { [source]: read(root, source).replace(exercise.title, "Edited") });
    expect(title()).toBe("Edited");
  });

  test("that is broken says that it is its own fault, without a stack unless asked: 3", () => {
    const root = makePackage();
    const folder = makeFolder();
    shell("mcp-course init", folder, root);
    rmSync(join(root, "dist", "sandbox"), { recursive: true });
    const said = shell("mcp-course check", folder, root);
    expect(said).toMatchObject({ code: 3, stdout: "" });
    expect(said.stderr).toContain("a fault of mcp-course, not yours");
    expect(said.stderr).not.toMatch(/\n +at /);
    expect(shell("MCP_COURSE_DEBUG=1 mcp-course check", folder, root).stderr).toMatch(/\n +at /);
    const json = shell("mcp-course check --json", folder, root);
    expect(json).toMatchObject({ code: 3, stderr: "" });
    expect(JSON.parse(json.stdout)).toMatchObject({ code: "internal" });
  });
});
