import type { Course } from "../course/model.ts";
import { alike } from "./alike.ts";
import type { Evidence, Job } from "./evidence.ts";
import type { Finding } from "./finding.ts";
import { findingsOfMistake } from "./findings-of-mistake.ts";
import { findingsOfRight, findingsOfStarter, unusedFiles } from "./findings-of-right.ts";
import type { Judge } from "./judge.ts";
import { missingWords } from "./missing-words.ts";
import { badNames } from "./names.ts";
import { fileIn, type Kept, type Mistake, type Proof } from "./proof.ts";
import { rareClasses } from "./rare-classes.ts";
import type { VerifiedExercise } from "./verification.ts";
import { erroredChecks, idleChecks, type Judged, whoCatchesWhom } from "./who-catches-whom.ts";

/** How many submissions of an exercise were judged. */
export interface VerifyProgress {
  exercise: string;
  judged: number;
  /** All that there are to judge. */
  of: number;
}

/** What the verification of all exercises shares. */
export interface VerifyContext {
  course: Course;
  judge: Judge;
  /** The first of them first. */
  seeds: readonly number[];
  /** Names of all files that a workspace has. */
  workspace: readonly string[];
  onProgress: ((progress: VerifyProgress) => void) | undefined;
}

/** Has all submissions that prove one exercise's grader judged, and tells what is wrong. */
export async function verifyExercise(
  proof: Proof,
  context: VerifyContext,
): Promise<{ exercise: VerifiedExercise; findings: Finding[] }> {
  const { exercise, starter, variants, mistakes } = proof;
  const { id, lesson, graded } = exercise;
  const { judge, seeds } = context;
  const grader = fileIn(context.course, exercise.grader);
  const all = judgeAll(proof, context);
  const rare = await rareClasses(proof, grader);
  const judged = await all;
  const wrong = judged.filter(isOfMistake);
  const checks = whoCatchesWhom(exercise, wrong);
  const twins = await alike(wrong, seeds, ({ files }, seed) =>
    judge.do({ exercise: id, files, seed }),
  );
  return {
    exercise: {
      id,
      lesson,
      title: graded.title,
      checks,
      mistakes: mistakes.map(({ name }) => name),
      variants: variants.map(({ name }) => name),
      starterPasses: passedIn(judged.find(({ kept }) => kept === starter)?.evidence),
    },
    findings: [
      ...missingWords(proof, grader),
      ...badNames(proof, grader),
      ...rare,
      ...erroredChecks(id, grader, judged),
      ...judged.flatMap(({ kept, evidence }) => findingsOf(id, kept, evidence, context)),
      ...twins.flatMap((group) => tellTwins(id, group)),
      ...idleChecks(id, grader, checks),
    ],
  };
}

/** Longest first, so that no thread is left with a long one at the end. */
function judgeAll(
  { exercise, starter, solution, variants, mistakes }: Proof,
  { judge, onProgress }: VerifyContext,
): Promise<Judged<Kept | Mistake>[]> {
  const all = [solution, ...variants, starter, ...mistakes];
  let judged = 0;
  return Promise.all(
    all.map(async (kept) => {
      const evidence = await judge.do(jobFor(exercise.id, kept));
      judged += 1;
      onProgress?.({ exercise: exercise.id, judged, of: all.length });
      return { kept, evidence };
    }),
  );
}

function isOfMistake(judged: Judged<Kept | Mistake>): judged is Judged<Mistake> {
  return judged.kept.role === "mistake";
}

function jobFor(exercise: string, kept: Kept | Mistake): Job {
  const job = { exercise, files: kept.files };
  if ("check" in kept) return { ...job, further: { check: kept.check } };
  return kept.role === "starter" ? job : { ...job, further: "all" };
}

function findingsOf(
  exercise: string,
  kept: Kept | Mistake,
  evidence: Evidence,
  { seeds: [firstSeed = 1], workspace }: VerifyContext,
): Finding[] {
  if (kept.role === "starter") return findingsOfStarter(exercise, kept, evidence);
  const own =
    "check" in kept
      ? findingsOfMistake(exercise, kept, evidence)
      : findingsOfRight(exercise, kept, evidence, firstSeed);
  return [...own, ...unusedFiles(exercise, kept, evidence, workspace)];
}

function tellTwins(exercise: string, [first, ...others]: readonly Mistake[]): Finding[] {
  if (first === undefined) return [];
  const files = others.map(({ file }) => file);
  return [{ file: first.file, exercise, code: "mistakes-alike", others: files }];
}

function passedIn(evidence: Evidence | undefined): string[] {
  return Object.entries(evidence?.outcomes ?? {}).flatMap(([check, { status }]) =>
    status === "passed" ? [check] : [],
  );
}
