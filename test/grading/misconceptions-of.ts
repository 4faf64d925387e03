import type { GradeRequest } from "../../src/grading/grade.ts";
import type { Mistake, MistakesAtHand } from "../../src/grading/misconception/mistake.ts";
import { prepareMistakes } from "../../src/grading/misconception/prepare-mistakes.ts";
import type { ExerciseReport } from "../../src/grading/report.ts";
import type { Grader } from "../../src/grading/words.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { exercise, gradeHere, requestFor } from "./grading-of.ts";
import { inProcessSandbox } from "./in-process-sandbox.ts";
import { plainCompiler } from "./plain-compiler.ts";

/** Mistakes of an exercise: sources by name. */
export function mistakesOf(id: string, sources: Record<string, string>): Mistake[] {
  return Object.entries(sources).map(([name, source]) => ({
    name,
    check: name.split(".")[0] ?? "",
    says: `It looks as if ${name}.`,
    submission: { folder: null, files: { [`${id}.ts`]: source }, standIns: {} },
  }));
}

/** The same as the build makes them ready. */
export async function knownMistakes(id: string, grader: Grader, sources: Record<string, string>) {
  return prepareMistakes({ file: `${id}.ts`, grader }, mistakesOf(id, sources), {
    compiler: plainCompiler(),
    sandbox: inProcessSandbox(),
    limits: defaultLimits,
  });
}

/** Grades one exercise beside its mistakes. */
export async function gradeBeside(
  id: string,
  grader: Grader,
  source: string,
  mistakes: MistakesAtHand,
  more: Partial<GradeRequest> = {},
): Promise<ExerciseReport> {
  const one = { ...exercise(id, grader), mistakes: async () => mistakes };
  const { exercises } = await gradeHere(requestFor([one], { [`${id}.ts`]: source }, more));
  const [report] = exercises;
  if (!report) throw new Error("nothing was graded");
  return report;
}
