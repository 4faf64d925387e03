import type { ExerciseReport, Report } from "../../grading/report.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { standingWords } from "./standing.ts";
import { renderTypeErrors } from "./type-errors.ts";
import { indent, isNarrow, padded, widthOf, wrap } from "./wrap.ts";

/**
 * How every exercise stands. Those that pass and leave nothing to say share lines, and so do those
 * that still are the starter; each other one has a line of its own, with what is wrong or waits, and
 * with what the type checker says.
 */
export function renderExercises(report: Report, page: Page): string[] {
  const silent = report.exercises.filter((exercise) => isSilent(exercise, page));
  const starters = report.exercises.filter(isStarter);
  const others = report.exercises.filter(
    (exercise) => !silent.includes(exercise) && !starters.includes(exercise),
  );
  return [
    ...renderSilent(silent, page),
    ...renderRows(others, report, page),
    ...renderStarters(starters, page),
  ];
}

function isSilent(exercise: ExerciseReport, page: Page): boolean {
  return exercise.status === "passed" && renderTypeErrors(exercise, page).length === 0;
}

function renderSilent(exercises: readonly ExerciseReport[], { look, width }: Page): string[] {
  const lines: string[] = [];
  for (const exercise of exercises) {
    const entry = `${statusMark(exercise, look)} ${visible(exercise.id, look)} ${countWords(exercise)}`;
    const together = `${lines.at(-1) ?? ""}   ${entry}`;
    if (lines.length > 0 && widthOf(together) <= width) lines[lines.length - 1] = together;
    else lines.push(...wrap(entry, width));
  }
  return lines;
}

function isStarter({ untouched, status }: ExerciseReport): boolean {
  return untouched && status !== "passed";
}

function renderStarters(exercises: readonly ExerciseReport[], { look, width }: Page): string[] {
  const [one] = exercises;
  if (one === undefined) return [];
  const names = exercises.map(({ id }) => visible(id, look)).join(", ");
  const [first = "", ...rest] = wrap(`still the starter: ${names}`, width - 4);
  return [`${statusMark(one, look)} ${first}`, ...indent(rest, 4)];
}

function renderRows(exercises: readonly ExerciseReport[], report: Report, page: Page): string[] {
  const { look } = page;
  const names = exercises.map((exercise) => visible(exercise.id, look));
  const counts = exercises.map(countWords);
  const nameColumn = Math.max(0, ...names.map(widthOf));
  const countColumn = Math.max(0, ...counts.map(widthOf));
  return exercises.flatMap((exercise, i) => {
    const name = padded(names[i] ?? "", nameColumn);
    const row = `${statusMark(exercise, look)} ${name}  ${(counts[i] ?? "").padStart(countColumn)}`;
    const types = renderTypeErrors(exercise, { ...page, width: page.width - 4 });
    return [...beside(row, standingWords(exercise, report, look), page), ...indent(types, 4)];
  });
}

/** Words in what is left of a line, or below it where that is too little. */
function beside(row: string, words: string, { look, width }: Page): string[] {
  if (words === "") return [row];
  const start = `${row}   `;
  const room = width - widthOf(start);
  if (isNarrow(look) || room < 24) {
    const fits = widthOf(row) <= width ? [row] : wrap(row, width);
    return [...fits, ...indent(wrap(words, width - 4), 4)];
  }
  const [first = "", ...rest] = wrap(words, room);
  return [start + first, ...indent(rest, widthOf(start))];
}

function statusMark({ status, untouched }: ExerciseReport, look: Look): string {
  const { right, wrong, waiting } = marksOf(look);
  const colours = coloursOf(look);
  // Without Unicode, marks are one or two columns wide.
  const column = Math.max(...[right, wrong, waiting].map(widthOf));
  if (status === "passed") return colours.green(padded(right, column));
  if (status === "blocked" || untouched) return colours.dim(padded(waiting, column));
  return colours.red(padded(wrong, column));
}

function countWords({ checks }: ExerciseReport): string {
  const passed = checks.filter(({ outcome }) => outcome.status === "passed");
  return `${passed.length} of ${checks.length}`;
}
