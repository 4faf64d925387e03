import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { contentOf, lesson } from "../course-content/content.ts";
import { run } from "../end-to-end/program.ts";
import { readAttacks } from "./attack-suite/attack.ts";
import { honestText } from "./attack-suite/exercises.ts";
import { type PlantedPackage, plantPackage } from "./attack-suite/planted-package.ts";
import { type SetUp, setUps } from "./attack-suite/setups.ts";
import { layOutWorkspace } from "./attack-suite/workspace.ts";

const exercises = ["make_request", "error_response", "check_envelope", "handle"];
const [first = ""] = exercises;

let planted: PlantedPackage;
beforeAll(async () => {
  planted = await plantPackage();
}, 600_000);
afterAll(() => planted.close());

/** Checks a workspace with the planted package, and asserts that none of its secrets is told. */
async function tellsNothing(texts: Readonly<Record<string, string>>, asked: string[], set?: SetUp) {
  const workspace = join(planted.outside, "workspace");
  const reportFile = join(planted.outside, "report.json");
  layOutWorkspace(workspace, texts, set ?? {}, (text) =>
    text.replaceAll("/COURSE", planted.outside).replaceAll("0xC0DE", "9"),
  );
  const limits = ["callMs=250", "loadMs=250", "submissionMs=4000"].flatMap((one) => [
    "--limit",
    one,
  ]);
  const { code, out, err } = await run(
    [
      ...["check", ...asked, "--dir", workspace, "--runs", "10", "--all-failures", ...limits],
      ...["--report", `json=${reportFile}`],
    ],
    { cwd: planted.outside, script: planted.program },
  );
  expect(code).toBe(1);
  const told = { out, err, report: readFileSync(reportFile, "utf8") };
  for (const [where, text] of Object.entries(told)) {
    for (const secret of [...Object.values(planted.secrets), packageRoot]) {
      expect({ where, text }).not.toMatchObject({ text: expect.stringContaining(secret) });
    }
  }
}

test("the secrets stand in the graders and in the mistakes that run", () => {
  for (const exercise of exercises) {
    const grader = join(planted.root, "dist", "graders", lesson, `${exercise}.js`);
    const mistakes = join(planted.root, "dist", "mistakes", lesson, `${exercise}.json`);
    expect(readFileSync(grader, "utf8")).toContain(planted.secrets.graders);
    expect(readFileSync(mistakes, "utf8")).toContain(planted.secrets.mistakes);
  }
});

describe("no secret of the package is told to", () => {
  test.each(readAttacks().map((attack) => [attack.name, attack] as const))(
    "the attack that %s",
    async (name, { text }) => {
      const entry = `export { echo as ${first} } from "./echo.ts";\n`;
      const texts = { "echo.ts": text, "honest.ts": honestText, [`${first}.ts`]: entry };
      await tellsNothing(texts, [first], setUps[name]);
    },
  );

  test.each(mistakesTogether())("a student who makes the mistakes %s", async (_names, texts) => {
    await tellsNothing(texts, exercises);
  });
});

/** All mistakes of all exercises, in workspaces with one of each exercise. */
function mistakesTogether(): (readonly [string, Record<string, string>])[] {
  const all = exercises.map((exercise) => contentOf(exercise).mistakes);
  const most = Math.max(...all.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => {
    const some = all.flatMap((mistakes) => mistakes[i % mistakes.length] ?? []);
    const texts = Object.assign({}, ...some.map(({ files }) => files));
    return [some.map(({ name }) => name).join(", "), texts] as const;
  });
}
