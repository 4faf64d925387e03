import { expect, test } from "vitest";
import { flagsOf, programOf } from "../../src/cli/context.ts";

test("flags are found wherever they stand, but not behind --", () => {
  expect(flagsOf(["check", "--json", "--ascii"])).toEqual({
    noColor: false,
    ascii: true,
    json: true,
  });
  expect(flagsOf(["--no-color", "list"])).toEqual({ noColor: true, ascii: false, json: false });
  expect(flagsOf(["run", "f", "--", "--json"])).toEqual({
    noColor: false,
    ascii: false,
    json: false,
  });
  expect(flagsOf(["check", "--report", "json=a"])).toMatchObject({ json: false });
});

test.each([
  [{}, "mcp-course"],
  [{ npm_command: "exec" }, "npx mcp-course"],
  [{ npm_command: "start", npm_lifecycle_event: "start" }, "npx mcp-course"],
])("started with %o, it is typed as %s", (env, program) => {
  expect(programOf(env)).toBe(program);
});
