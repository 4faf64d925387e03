import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runGrading } from "../src/grading/run-grading.ts";
import type { Grader } from "../src/grading/words.ts";
import { exercise, requestFor } from "../test/grading/grading-of.ts";
import { inProcessSandbox } from "../test/grading/in-process-sandbox.ts";
import { plainCompiler } from "../test/grading/plain-compiler.ts";

/**
 * Grades the folder that the command line names, with its seed, in this process and without any
 * wall. Throws when anything but a pass comes out.
 */
export async function gradeFolder(exercises: readonly { id: string; grader: Grader }[]) {
  const [, , folder = "", seed = ""] = process.argv;
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const asked = exercises.map(({ id, grader }) => exercise(id, grader));
  const request = requestFor(asked, files, { seed: Number(seed), runs: 200 });
  const { totals } = await runGrading(request, {
    startSandbox: inProcessSandbox,
    createCompiler: plainCompiler,
  });
  if (totals.passed !== totals.checks) throw new Error(JSON.stringify(totals));
}
