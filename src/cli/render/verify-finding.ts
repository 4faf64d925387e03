import type { Finding } from "../../author/finding.ts";
import type { Cause, Failure } from "../../grading/outcome.ts";
import { kindWords } from "./kind-words.ts";
import { count, listed } from "./prose.ts";

/** What is wrong, and mostly what to do about it: one or two sentences for whoever wrote the course. */
export function findingSentence(finding: Finding, seeds: number): string {
  switch (finding.code) {
    case "starter-passes":
      return "The starter passes every check as it is handed out: nothing is left to do.";
    case "starter-cannot-be-called":
      return `The starter cannot be judged: ${kindWords[finding.failure.kind]}. It is what a student begins with, so it must load and export its function.`;
    case "starter-without-todo":
      return "The starter has no TODO that says where to begin.";
    case "solution-fails":
      return `The solution fails ${failedAt(finding)}.`;
    case "variant-fails":
      return `This variant fails ${failedAt(finding)}. Either it is wrong, or more is asked for than the task says.`;
    case "check-errors":
      return `The check ${finding.check} fails by its own fault: ${finding.message}${withSubmissions(finding.submissions)}.`;
    case "mistake-not-caught":
      return `Nothing catches this mistake; ${finding.check} is named to.`;
    case "mistake-only-errors":
      return `Nothing catches this mistake: ${finding.check} fails by its own fault, ${finding.message}.`;
    case "mistake-only-blocked":
      return `${finding.check} is named to catch this mistake, and only waits for ${waitedFor(finding.by)}, which it fails before.`;
    case "mistake-caught-by-others":
      return `${finding.check} is named to catch this mistake and lets it pass; ${caughtBy(finding.caughtBy)}.`;
    case "mistake-not-caught-first":
      return `${finding.check} is named to catch this mistake, and ${finding.first} catches it before: a student is shown that one.`;
    case "mistake-missed":
      return `${finding.check} lets this mistake pass with ${some(finding.seeds, seeds)}: what shows it is drawn too rarely.`;
    case "mistake-does-not-parse":
      return `This mistake is no TypeScript: ${syntaxMessage(finding.failure)}. What a compiler finds needs no check.`;
    case "mistakes-alike":
      return `This mistake answers every input of ${count(seeds, "seed")} as ${listed(finding.others.map(lastOf), "and")} ${finding.others.length === 1 ? "does" : "do"}. Keep one, or add a check that tells them apart.`;
    case "mistake-without-sentence":
      return "This mistake does not begin with a comment /** … */ that says to the student what went wrong.";
    case "mistake-without-belief":
      return "Its name says which check catches it, and not what is believed: <check>.<belief>.ts.";
    case "mistake-of-unknown-check":
      return `The grader has no check ${finding.check}${didYouMean(finding.suggestions)}.`;
    case "check-catches-nothing":
      return `No mistake fails the check ${finding.check}, so nothing shows what it is good for. Add one, or take the check out.`;
    case "class-too-rare":
      return `${finding.check} draws “${finding.class}” in ${percent(finding.share)} of its inputs, and declares at least ${percent(finding.least)}.`;
    case "without-title":
      return finding.check === null
        ? "The grader has no title: what a student builds."
        : `The check ${finding.check} has no title: what a right function does.`;
    case "without-hint":
      return "The grader has no hints, or an empty one.";
    case "without-rule":
      return `The check ${finding.check} names no rule, or none with a sentence and a page.`;
    case "names-clash":
      return `The ${finding.of}s ${listed(finding.names, "and")} have one name on a disk that does not tell capital letters.`;
    case "unfit-check-name":
      return `The check “${finding.check}” has a name that no mistake's file can begin with: use letters, digits and hyphens.`;
    case "stray-file":
      return "Nothing uses this file: no exercise is made of it, and none imports it.";
  }
}

function failedAt({
  check,
  seed,
  failure,
}: {
  check: string | null;
  seed: number;
  failure: Failure;
}) {
  const how = kindWords[failure.kind];
  return check === null ? `every check: ${how}` : `${check} with seed ${seed}: ${how}`;
}

function withSubmissions(files: readonly string[]): string {
  const [first, ...more] = files;
  if (first === undefined) return "";
  return ` (with ${first}${more.length === 0 ? "" : ` and ${more.length} more`})`;
}

function waitedFor(causes: readonly Cause[]): string {
  return listed(
    causes.map(({ exercise, check }) => check ?? exercise),
    "and",
  );
}

function caughtBy(checks: readonly string[]): string {
  return `${listed(checks, "and")} ${checks.length === 1 ? "catches" : "catch"} it`;
}

function some(missed: readonly number[], seeds: number): string {
  const named = missed.length <= 5 ? ` (${missed.join(", ")})` : "";
  return `${missed.length} of ${count(seeds, "seed")}${named}`;
}

function syntaxMessage({ fault }: Failure): string {
  return fault?.kind === "syntax" ? fault.message : kindWords.syntax;
}

function didYouMean(suggestions: readonly string[]): string {
  return suggestions.length === 0 ? "" : `; did you mean ${listed(suggestions, "or")}`;
}

/** The name of a file or folder, without its suffix. */
function lastOf(file: string): string {
  return (file.split("/").at(-1) ?? file).replace(/\.ts$/, "");
}

function percent(share: number): string {
  return `${(share * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`;
}
