import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeCourse, makeFolder, read, solutions, write } from "../../course/folders.ts";
import { makeWorkspace, runMain } from "../run-main.ts";

const lastLine = (text: string) => text.trimEnd().split("\n").at(-1)?.trim();
const stateIn = (folder: string) => JSON.parse(read(folder, ".mcp-course.json"));

describe("init", () => {
  test("says what it handed out and leads into the folder", async () => {
    const cwd = makeFolder();
    const argv = ["init", "My Course (1)", "--course", makeCourse()];
    const { code, stdout, stderr } = await runMain(argv, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const name of ["double.ts", "units.ts", "tsconfig.json"]) expect(stdout).toContain(name);
    expect(lastLine(stdout)).toBe("next: cd 'My Course (1)' && mcp-course check");
    expect(existsSync(join(cwd, "My Course (1)", ".mcp-course.json"))).toBe(true);
  });

  test("without a folder hands out where one stands", async () => {
    const cwd = makeFolder();
    const { stdout } = await runMain(["init", "--course", makeCourse()], { cwd });
    expect(readdirSync(cwd)).toContain("double.ts");
    expect(lastLine(stdout)).toBe("next: mcp-course check");
  });

  test("names what it left alone", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { "double.ts": "mine" });
    const { code, stdout } = await run(["init"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Left as they are.*\n\n.*double\.ts\n/);
    expect(stdout).not.toContain("quadruple.ts");
    expect(read(folder, "double.ts")).toBe("mine");
  });

  test("again in a workspace of a course that was named keeps to that course", async () => {
    const { folder, course, run } = await makeWorkspace();
    await run(["init"]);
    expect(stateIn(folder).course).toMatchObject({ name: "miniature", folder: course });
    expect(readdirSync(folder)).not.toContain("handle.ts");
  });

  test("again in a workspace of a course that was not named here is refused", async () => {
    const { folder, course } = await makeWorkspace();
    const before = readdirSync(folder);
    const { code, stderr } = await runMain(["init"], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr.replaceAll(/\s+/g, " ")).toContain(`--course ${course}`);
    expect(readdirSync(folder)).toEqual(before);
  });

  test("refuses a file in the place of the folder", async () => {
    const cwd = makeFolder({ taken: "" });
    expect((await runMain(["init", "taken"], { cwd })).code).toBe(2);
  });
});

describe("start", () => {
  test("hands out, checks, says what to type, and succeeds", async () => {
    const cwd = makeFolder();
    const argv = ["start", "my-course", "--course", makeCourse()];
    const { code, stdout, stderr } = await runMain(argv, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Handed out into my-course");
    expect(stdout).toContain("my-course/double.ts");
    expect(lastLine(stdout)).toBe("next: cd my-course && mcp-course check double");
  });

  test("in a workspace hands out nothing and checks what is there", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    const { code, stdout } = await run(["start"]);
    expect(code).toBe(0);
    expect(stdout).not.toContain("Handed out");
    expect(stdout).toContain("All 4 checks pass");
    expect(Object.keys(stateIn(folder).solved)).toHaveLength(3);
  });
});

describe("list", () => {
  test("shows each lesson and how far one is", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    await run(["check", "double"]);
    await run(["hint", "quadruple"]);
    const { code, stdout } = await run(["list"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Numbers +2 min, 1 of 2 solved/);
    expect(stdout).toMatch(/✓ +double +solved\n/);
    expect(stdout).toMatch(/▸ +quadruple +begun, 1 hint\n/);
    expect(lastLine(stdout)).toBe("next: mcp-course check quadruple");
  });

  test("as JSON has the same facts", async () => {
    const { run } = await makeWorkspace();
    await run(["solution", "shout", "--give-up"]);
    const { stdout } = await run(["list", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      schema: "mcp-course/list/v1",
      course: { name: "miniature" },
      lessons: [
        { id: "01-numbers", exercises: [{ id: "double", status: "untouched", hints: 0 }, {}] },
        { id: "02-words", exercises: [{ id: "shout", file: "shout.ts", status: "given-up" }] },
      ],
    });
  });

  test("needs no Unicode and no colour to be read", async () => {
    const { run } = await makeWorkspace();
    const { stdout } = await run(["list"], { look: { unicode: false } });
    expect(stdout).toMatch(/^[\n -~]*$/);
  });
});

describe("next", () => {
  test("names the exercise, its title, its file and the command", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    await run(["check", "double"]);
    const { stdout } = await run(["next"]);
    expect(stdout).toContain("Quadruple a number");
    expect(stdout).toContain("quadruple.ts");
    expect(lastLine(stdout)).toBe("next: mcp-course check quadruple");
    expect(JSON.parse((await run(["next", "--json"])).stdout)).toEqual({
      schema: "mcp-course/next/v1",
      exercise: {
        id: "quadruple",
        title: "Quadruple a number",
        lesson: "01-numbers",
        file: "quadruple.ts",
        status: "started",
      },
    });
  });

  test("says so when nothing is left", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    await run(["check"]);
    expect((await run(["next"])).stdout).toContain("Every exercise is solved");
    expect(JSON.parse((await run(["next", "--json"])).stdout)).toMatchObject({ exercise: null });
  });
});

describe("reset", () => {
  test("restores the starter and says where the student's file is", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, { "double.ts": "mine" });
    const { code, stdout } = await run(["reset", "double"]);
    expect(code).toBe(0);
    const kept = /double\.ts\.[\d-]+\.bak/.exec(stdout)?.[0] ?? "";
    expect(read(folder, kept)).toBe("mine");
    expect(read(folder, "double.ts")).toContain("TODO");
  });

  test.each([[[]], [["double", "--all"]]])("of %o is no choice", async (argv) => {
    const { run } = await makeWorkspace();
    const { code, stdout } = await run(["reset", ...argv]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});
