import { createHash } from "node:crypto";
import type { Compiler } from "../../sandbox/compile.ts";
import type { Limits } from "../../sandbox/limits.ts";
import type { Realm, Sandbox } from "../../sandbox/sandbox.ts";
import { runTrial, type Verdict } from "../attempt.ts";
import { attemptScript } from "../attempt-script.ts";
import { isDeath } from "../death.ts";
import type { GradedExercise } from "../grade.ts";
import type { Check } from "../words.ts";
import { answerText, right } from "./answer-text.ts";
import type { KnownMistake, Mistake } from "./mistake.ts";
import { askSideBySide } from "./side-by-side.ts";
import { type OpenWording, openWordingOf } from "./wording.ts";

/** Where mistakes are made ready and run. */
export interface Workshop {
  compiler: Compiler;
  sandbox: Sandbox;
  limits: Limits;
}

/**
 * Makes the mistakes of an exercise ready: compiles them, and has them answer the examples and
 * scripts. Left out are those that do not compile and those that die: a student is told without them
 * what that is.
 */
export async function prepareMistakes(
  { file, grader }: Pick<GradedExercise, "file" | "grader">,
  mistakes: readonly Mistake[],
  { compiler, sandbox, limits }: Workshop,
): Promise<KnownMistake[]> {
  const open = openWordingOf(grader);
  const compiled = await Promise.all(
    mistakes.map(async ({ submission, ...mistake }): Promise<KnownMistake[]> => {
      const result = await compiler.compile(submission, file, limits);
      return result.ok ? [{ ...mistake, code: result.program.code, answers: {} }] : [];
    }),
  );
  let known = compiled.flat();
  for (const [id, check] of Object.entries(grader.checks)) {
    if (check.form === "property") continue;
    const answered = await askThoseAlive(sandbox, known, grader.async, (realm) =>
      verdictOn(check, realm),
    );
    known = answered.flatMap(({ mistake, verdict }) => {
      const digest = digestOf(verdict, open);
      if (digest === null) return [];
      return [digest === right ? mistake : withAnswer(mistake, id, digest)];
    });
  }
  return known;
}

/** How an answer was judged, in short: the same for two that are alike. Null: it cannot be told. */
export function digestOf(verdict: Verdict, open: OpenWording): string | null {
  const text = answerText(verdict, open);
  if (text === null || text === right) return text;
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

async function verdictOn(
  check: Exclude<Check, { form: "property" }>,
  realm: Realm,
): Promise<Verdict> {
  if (check.form === "script") return (await attemptScript(realm, check)).verdict;
  return (await runTrial(realm, { body: check.call, expected: check.expect })).verdict;
}

/** Asks all mistakes; leaves out what dies, and asks the others again, for they were not reached. */
async function askThoseAlive(
  sandbox: Sandbox,
  mistakes: readonly KnownMistake[],
  async: boolean,
  ask: (realm: Realm) => Promise<Verdict>,
): Promise<{ mistake: KnownMistake; verdict: Verdict }[]> {
  const codes = mistakes.map(({ code }) => code);
  const verdicts = await askSideBySide(sandbox, codes, async, ask);
  const alive = mistakes.filter((_, i) => !isDeathOf(verdicts[i]));
  if (alive.length < mistakes.length) return askThoseAlive(sandbox, alive, async, ask);
  return mistakes.flatMap((mistake, i) => {
    const verdict = verdicts[i];
    return verdict ? [{ mistake, verdict }] : [];
  });
}

function isDeathOf(verdict: Verdict | undefined): boolean {
  return verdict !== undefined && isDeath(verdict);
}

function withAnswer(mistake: KnownMistake, check: string, digest: string): KnownMistake {
  return { ...mistake, answers: { ...mistake.answers, [check]: digest } };
}
