import { CourseError, Interrupted, UsageError } from "../../errors.ts";
import { courseSentence } from "./course-problem.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import { prose } from "./prose.ts";
import { shellWord } from "./shell-word.ts";
import { type ProblemWords, usageWords } from "./usage-problem.ts";
import { indent, measureOf, wrap } from "./wrap.ts";

/** An error in one sentence: what `--json` puts in its error form. Any value may have been thrown. */
export function problemSentence(error: unknown): string {
  const { says } = wordsOf(error);
  const sentence = says.charAt(0).toUpperCase() + says.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** An error as the screen shows it: where it is, if that is in a course; the sentence; what to type. */
export function renderProblem(error: unknown, look: Look, program: string): string[] {
  const width = measureOf(look);
  const colours = coloursOf(look);
  const { type } = wordsOf(error);
  const mark = `${colours.red(marksOf(look).wrong)} `;
  const place = placeOf(error);
  const [first = "", ...rest] = wrap(prose(problemSentence(error), look), width - 4);
  const command = type === null ? null : [program, ...type.map((arg) => shellWord(arg))].join(" ");
  return [
    ...(place === null ? [] : [colours.bold(visible(place, look))]),
    mark + first,
    ...indent(rest, 2),
    ...(command === null ? [] : [`next: ${colours.bold(visible(command, look))}`]),
  ];
}

/** Where in the course, for terminals to link. */
function placeOf(error: unknown): string | null {
  if (!(error instanceof CourseError) || error.file === undefined) return null;
  return error.line === undefined ? error.file : `${error.file}:${error.line}`;
}

function wordsOf(error: unknown): ProblemWords {
  if (error instanceof UsageError) return usageWords(error.problem);
  if (error instanceof CourseError) return { says: courseSentence(error.problem), type: null };
  if (error instanceof Interrupted) return { says: "interrupted; nothing was graded", type: null };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const [line = ""] = message.split("\n");
  return {
    says: `this is a fault of mcp-course, not yours: ${line}`,
    type: null,
  };
}
