import type {
  ExerciseReport,
  TypeCheckSkipped,
  TypeError as TypeFault,
} from "../../grading/report.ts";
import { visible } from "./invisible.ts";
import { limitWords } from "./limit-words.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { renderPlace } from "./place.ts";
import { count, prose } from "./prose.ts";
import { indent, widthOf, wrap } from "./wrap.ts";

/** Type errors named for one exercise; more are counted. */
const most = 2;

/** A longer message is cut after its first sentence: the others say the same again, further in. */
const longMessage = 100;

/**
 * What the type checker says of one exercise: help beside the verdict. Nothing for a starter, whose
 * body is still to be written, for code that is not TypeScript yet, and for an exercise that waits for
 * another, whose types it may have wrong for that reason alone.
 */
export function renderTypeErrors(exercise: ExerciseReport, page: Page): string[] {
  const { untouched, status } = exercise;
  if (untouched || status === "blocked" || exercise.checks.some(isSyntaxError)) return [];
  const lines = exercise.typeErrors.slice(0, most).flatMap((error) => renderTypeError(error, page));
  const left = exercise.typeErrors.length - most;
  return left > 0
    ? [...lines, ...wrap(`and ${count(left, "more type error")}`, page.width)]
    : lines;
}

function isSyntaxError({ outcome }: ExerciseReport["checks"][number]): boolean {
  return outcome.status === "failed" && outcome.failure.kind === "syntax";
}

function renderTypeError(error: TypeFault, { look, width, folder }: Page): string[] {
  const place = coloursOf(look).yellow(renderPlace(error, look, folder));
  const [sentence = ""] = error.message.split(/(?<=\.)\s/);
  const message = error.message.length > longMessage ? sentence : error.message;
  const words = `${prose(message, look)} (${visible(error.code, look)})`;
  const line = `${place}  ${words}`;
  return widthOf(line) <= width ? [line] : [place, ...indent(wrap(words, width - 2), 2)];
}

/** Why no type check stood beside this grading; nothing when the reader asked for none. */
export function renderTypesSkipped(skipped: TypeCheckSkipped, { look, width }: Page): string[] {
  const why = whySkipped(skipped, (file) => visible(file, look));
  return why === null ? [] : wrap(`Types were not checked: ${why}.`, width);
}

function whySkipped(skipped: TypeCheckSkipped, shown: (file: string) => string): string | null {
  switch (skipped.because) {
    case "asked":
      return null;
    case "no-compiler":
      return "the compiler of TypeScript is not installed";
    case "reaches-outside":
      return `${shown(skipped.file)}:${skipped.line} names a file outside of your folder`;
    case "limit":
      return `it took more than ${limitWords(skipped.limit)}`;
    case "compiler-failed":
      return "the compiler of TypeScript ended without an answer";
  }
}
