import type { Evidence } from "./evidence.ts";
import type { Fact, Finding } from "./finding.ts";
import { failureOfAll } from "./findings-of-right.ts";
import type { Mistake } from "./proof.ts";

/** What is wrong with a mistake whose check there is: it is not caught as its name says. */
export function findingsOfMistake(
  exercise: string,
  mistake: Mistake,
  { outcomes, missedWith }: Evidence,
): Finding[] {
  const { check, file } = mistake;
  const whole = failureOfAll(outcomes);
  const facts: Fact[] = [];
  if (whole?.kind === "syntax") facts.push({ code: "mistake-does-not-parse", failure: whole });
  const slip = howItSlips(check, outcomes);
  if (slip !== null) facts.push(slip);
  if (missedWith.length > 0) facts.push({ code: "mistake-missed", check, seeds: [...missedWith] });
  return facts.map((fact) => ({ file, exercise, ...fact }));
}

/** Ids of the checks that a submission fails by itself, in the order of the grader. */
export function failedIn(outcomes: Evidence["outcomes"]): string[] {
  return Object.keys(outcomes).filter((check) => outcomes[check]?.status === "failed");
}

/** Null when the check named catches it, and before any other does. */
function howItSlips(check: string, outcomes: Evidence["outcomes"]): Fact | null {
  const named = outcomes[check];
  const failed = failedIn(outcomes);
  const [first] = failed;
  switch (named?.status) {
    case undefined:
      return null;
    case "failed":
      if (first === undefined || first === check) return null;
      return { code: "mistake-not-caught-first", check, first };
    case "blocked":
      return { code: "mistake-only-blocked", check, by: [...named.by] };
    case "errored":
    case "passed":
      if (failed.length > 0) return { code: "mistake-caught-by-others", check, caughtBy: failed };
      return errorIn(outcomes) ?? { code: "mistake-not-caught", check };
  }
}

function errorIn(outcomes: Evidence["outcomes"]): Fact | null {
  for (const [check, outcome] of Object.entries(outcomes)) {
    if (outcome.status === "errored") {
      return { code: "mistake-only-errors", check, message: outcome.message };
    }
  }
  return null;
}
