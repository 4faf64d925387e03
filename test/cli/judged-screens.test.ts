import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { makeWorkspace, run, solve } from "../end-to-end/program.ts";

const lesson = "02-lifecycle-and-capabilities";

/** The text of a mistake that is kept beside a grader. */
const mistake = (exercise: string, name: string) =>
  readFileSync(join(packageRoot, "graders", lesson, exercise, "mistakes", `${name}.ts`), "utf8");

/** The text of our own solution. */
const solution = (exercise: string) =>
  readFileSync(join(packageRoot, "solutions", lesson, `${exercise}.ts`), "utf8");

const unclosed = `import { error_response } from "./error_response.ts";

export function check_envelope(text: string) {
  let request;
  try {
    request = JSON.parse(text);
  } catch {
    return error_response(null, -32700, "Parse error");

  return request;
}
`;

const endless = solution("handle").replace(
  "  const request = check_envelope(text);",
  `  let start = 0;
  while (text[start] !== "{") {
    if (text[start] === " ") start += 1;
  }
  const request = check_envelope(text.slice(start));`,
);

/**
 * Screens by the name of their file, of which a reader who knew only the lesson could tell what is
 * wrong in the code. Whoever changes one has to ask such a reader again.
 */
const screens: [name: string, exercise: string, text: string][] = [
  [
    "a default parameter is one object for all",
    "make_request",
    "earlier-request-stays.default-object",
  ],
  ["params are spread last", "make_request", "own-meta-stands.params-last"],
  ["the function is async", "make_request", "shape.async"],
  ["members of null are read", "make_request", "takes-null.reads-members-of-null"],
  ["data is turned into text", "error_response", "adds-data.as-text"],
  ["the export is a default", "error_response", "shape.default-export"],
  ["data stays in an outer variable", "error_response", "forgets-earlier-data.outside-variable"],
  ["the id is turned into text", "error_response", "shape.id-as-text"],
  ["faults are looked for in the wrong order", "check_envelope", "first-fault.meta-before-jsonrpc"],
  ["only the first missing key is named", "check_envelope", "names-both.first-one-only"],
  ["versions are compared by their beginning", "check_envelope", "other-version.begins-alike"],
  ["methods are looked up in an object", "handle", "inherited-name.table"],
  ["a notification is answered", "handle", "notification.answered"],
].map(([name = "", exercise = "", file = ""]) => [name, exercise, mistake(exercise, file)]);
screens.push(
  ["a brace is missing", "check_envelope", unclosed],
  ["a loop never ends", "handle", endless],
);

test.each(screens)("a small terminal shows why: %s", async (name, exercise, text) => {
  const cwd = await makeWorkspace();
  solve(cwd);
  writeFileSync(join(cwd, `${exercise}.ts`), text);
  const env = { LANG: "C.UTF-8", COLUMNS: "80" };
  const { code, out, err } = await run(["check", "--seed", "4127"], { cwd, env });
  expect({ code, err }).toEqual({ code: 1, err: "" });
  await expect(out).toMatchFileSnapshot(`judged-screens/${name.replaceAll(" ", "-")}.txt`);
  const lines = out.trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
