import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run, solve } from "../end-to-end/program.ts";
import {
  errorResponse,
  exerciseIn,
  folderWith,
  kindsIn,
  reportOf,
  screenOf,
} from "./submission.ts";

const right = errorResponse();

test("codewars/codewars-runner-cli#316: without an export, a code of the compiler was all that was said", async () => {
  const { code, out } = await screenOf(right.replace("export ", ""));
  expect(code).toBe(1);
  expect(out.replace(/\s+/g, " ")).toContain("does not export error_response: it exports nothing");
  expect(out).not.toMatch(/TS\d+/);
});

describe("exercism/exercism#4412, exercism/javascript#436: another kind of export was told as “is not a function”", () => {
  test.each([
    ["a default export", right.replace("export", "export default"), "only a default export"],
    ["export =", `${right.replace("export ", "")}export = error_response;`, "module.exports"],
    [
      "module.exports",
      `${right.replace("export ", "")}module.exports = { error_response };`,
      "only module.exports (an object)",
    ],
    [
      "exports.",
      `${right.replace("export ", "")}exports.error_response = error_response;`,
      "only module.exports (an object)",
    ],
    ["another name", right.replace("error_response", "errorResponse"), "only errorResponse"],
    [
      "another name in a list",
      `${right.replace("export ", "")}export { error_response as answer };`,
      "only answer",
    ],
  ])("%s: the export is missing, and what was found is named", async (_, text, words) => {
    const report = await reportOf(text);
    const { out } = await screenOf(text);
    expect(kindsIn(report)).toEqual(["missing-export"]);
    expect(out).toContain("does not export error_response");
    expect(out.replace(/\s+/g, " ")).toContain(words);
    expect(out).not.toContain("is not a function");
  });

  test("a class under the right name is told to be one", async () => {
    const { out } = await screenOf("export class error_response {}");
    expect(out.replace(/\s+/g, " ")).toContain("exports error_response, but it is a class");
  });

  test("an arrow function in a constant passes", async () => {
    const text = right
      .replace("export function error_response(", "export const error_response = (")
      .replace(") {", ") => {");
    expect(kindsIn(await reportOf(text))).toEqual(["passed"]);
  });
});

describe("an import of what the other file does not export", () => {
  async function check(files: Readonly<Record<string, string>>) {
    const cwd = folderWith("");
    solve(cwd);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
    const all = ["check", "check_envelope", "--dir", ".", "--no-types"];
    return {
      report: JSON.parse((await run([...all, "--json"], { cwd })).out),
      screen: (await run(all, { cwd })).out,
    };
  }

  test("waits for the exercise whose file lacks it", async () => {
    const { report, screen } = await check({ "error_response.ts": right.replace("export ", "") });
    expect(exerciseIn(report, "error_response").status).toBe("failed");
    expect(exerciseIn(report, "check_envelope").status).toBe("blocked");
    expect(screen).toContain("wait for error_response: check_envelope");
  });

  test("is the importer's fault where the other file is right, and what it does export is named", async () => {
    const { report, screen } = await check({
      "check_envelope.ts":
        'import { error_respose } from "./error_response.ts";\nexport const check_envelope = () => error_respose();',
    });
    expect(exerciseIn(report, "check_envelope").status).toBe("failed");
    expect(screen).toMatch(/check_envelope\.ts:1:10/);
    expect(screen.replace(/\s+/g, " ")).toContain(
      "imports error_respose from error_response.ts, which does not export it",
    );
    expect(screen).toContain("It exports error_response: is that the one meant?");
  });
});
