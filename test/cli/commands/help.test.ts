import { describe, expect, test } from "vitest";
import { read, solutions, write } from "../../course/folders.ts";
import { makeWorkspace } from "../run-main.ts";

const stateIn = (folder: string) => JSON.parse(read(folder, ".mcp-course.json"));

describe("hint", () => {
  test("gives one more each time, with those before, until there are no more", async () => {
    const { folder, run } = await makeWorkspace();
    const hints = ["Add it to itself.", "Or multiply it.", "Return n + n."];
    for (const count of [1, 2, 3, 3]) {
      const { code, stdout } = await run(["hint", "double"]);
      expect(code).toBe(0);
      expect(hints.filter((hint) => stdout.includes(hint))).toEqual(hints.slice(0, count));
      expect(stateIn(folder).hints).toEqual({ double: count });
    }
    expect((await run(["hint", "double"])).stdout).toContain("last hint");
  });

  test("gives them all when asked to", async () => {
    const { folder, run } = await makeWorkspace();
    const { stdout } = await run(["hint", "double", "--all", "--json"]);
    expect(JSON.parse(stdout)).toEqual({
      schema: "mcp-course/hint/v1",
      exercise: "double",
      hints: ["Add it to itself.", "Or multiply it.", "Return n + n."],
      of: 3,
    });
    expect(stateIn(folder).hints).toEqual({ double: 3 });
  });

  test("fits a narrow screen", async () => {
    const { run } = await makeWorkspace();
    const { stdout } = await run(["hint", "double"], { look: { columns: 24 } });
    const prose = stdout.split("\n").filter((line) => !line.includes("mcp-course"));
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(24);
  });
});

describe("solution", () => {
  test("is shown once the exercise is solved", async () => {
    const { folder, run } = await makeWorkspace();
    write(folder, solutions());
    expect(await run(["solution", "double"])).toMatchObject({ code: 2, stdout: "" });
    await run(["check", "double"]);
    const { code, stdout, stderr } = await run(["solution", "double"]);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: solutions()["double.ts"],
      stderr: "",
    });
    expect(stateIn(folder).givenUp).toEqual({});
  });

  test("is shown to whoever gives up, and that is remembered", async () => {
    const { folder, run } = await makeWorkspace();
    expect((await run(["solution", "double", "--give-up"])).stdout).toBe(solutions()["double.ts"]);
    const { givenUp } = stateIn(folder);
    expect(givenUp).toEqual({ double: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await run(["solution", "double"])).toMatchObject({ code: 0 });
    expect(stateIn(folder).givenUp).toEqual(givenUp);
  });
});
