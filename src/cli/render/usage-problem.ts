import type { UsageProblem } from "../../errors.ts";
import { listed } from "./prose.ts";

/**
 * A problem in words, and the arguments of a command that helps. The words are one sentence without
 * full stop, and never begin with a name: the capital letter they get would change it.
 */
export interface ProblemWords {
  says: string;
  /** What to type after the program's name; null where there is nothing better to say. */
  type: readonly string[] | null;
}

/** What is wrong with how the program was called, and what to type instead. */
export function usageWords(problem: UsageProblem): ProblemWords {
  switch (problem.code) {
    case "unknown-command":
      return {
        says: `there is no command "${problem.name}"${didYouMean(problem.suggestions)}`,
        type: ["--help"],
      };
    case "unknown-exercise":
      return { says: unknown("exercise", problem), type: ["list"] };
    case "unknown-check":
      return { says: unknown("check", problem), type: null };
    case "unknown-function":
      return { says: unknown("function", problem), type: ["list"] };
    case "bad-option":
      return {
        says: `${problem.option} takes ${problem.wanted}, and "${problem.value}" is not that`,
        type: null,
      };
    case "bad-arguments":
      return { says: problem.message, type: ["--help"] };
    case "bad-json-argument":
      return {
        says: `the argument ${problem.text} is not JSON: ${problem.problem}; text needs double quotes inside single ones, '"like this"'`,
        type: null,
      };
    case "no-workspace":
      return {
        says: `there is no workspace in ${problem.from} or above it`,
        type: ["init"],
      };
    case "no-such-folder":
      return { says: `there is no folder ${problem.folder}`, type: null };
    case "not-a-folder":
      return { says: `the path ${problem.folder} is a file, and a folder is due`, type: null };
    case "cannot-write":
      return { says: `cannot write ${problem.file}: ${problem.reason}`, type: null };
    case "cannot-read":
      return { says: `cannot read ${problem.file}: ${problem.reason}`, type: null };
    case "state-is-newer":
      return {
        says: `a newer mcp-course wrote ${problem.file} (${problem.schema}); nothing was changed: use that version, or update this one`,
        type: null,
      };
    case "not-solved-yet":
      return {
        says: `the solution of ${problem.exercise} is shown once it is solved; a hint may do, and --give-up shows it all the same`,
        type: ["hint", problem.exercise],
      };
    case "sandbox-required":
      return {
        says: `--os-sandbox require asks for walls that this machine does not have: ${listed(problem.missing, "and")}`,
        type: null,
      };
    case "needs-a-choice":
      return { says: `say what is meant: ${problem.wanted}`, type: null };
  }
}

function unknown(
  thing: string,
  { name, suggestions, known }: { name: string; suggestions: string[]; known: string[] },
): string {
  const start = `there is no ${thing} "${name}"`;
  if (suggestions.length > 0) return start + didYouMean(suggestions);
  return known.length === 0 ? start : `${start}; there are ${listed(known, "and")}`;
}

function didYouMean(suggestions: readonly string[]): string {
  return suggestions.length === 0 ? "" : `; did you mean ${listed(suggestions, "or")}?`;
}
