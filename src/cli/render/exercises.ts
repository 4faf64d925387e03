import type { ExerciseReport, Report } from "../../grading/report.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { listed } from "./prose.ts";
import { standingWords, waitingCount, waitsFor } from "./standing.ts";
import { renderTypeErrors } from "./type-errors.ts";
import { indent, isNarrow, padded, widthOf, wrap } from "./wrap.ts";

/**
 * How every exercise stands. Those that pass and leave nothing to say share lines, and so do those
 * that only wait for the same, and those that still are the starter; each other one has a line of its
 * own, with what is wrong, and with what the type checker says.
 */
export function renderExercises(report: Report, page: Page): string[] {
  const groups: Record<Group, ExerciseReport[]> = { silent: [], own: [], waiting: [], starter: [] };
  for (const exercise of report.exercises) groups[groupOf(exercise, page)].push(exercise);
  return [
    ...renderSilent(groups.silent, page),
    ...renderRows(groups.own, report, page),
    ...renderWaiting(groups.waiting, page),
    ...renderStarters(groups.starter, page),
  ];
}

type Group = "silent" | "own" | "waiting" | "starter";

function groupOf(exercise: ExerciseReport, page: Page): Group {
  const { status, untouched } = exercise;
  if (untouched && status !== "passed") return "starter";
  if (renderTypeErrors(exercise, page).length > 0) return "own";
  if (status === "passed") return "silent";
  return status === "blocked" && waitsFor(exercise).length > 0 ? "waiting" : "own";
}

function renderSilent(exercises: readonly ExerciseReport[], { look, width }: Page): string[] {
  const entries = (counted: (exercise: ExerciseReport) => string) =>
    exercises.map(
      (exercise) =>
        `${statusMark(exercise, look)} ${visible(exercise.id, look)} ${counted(exercise)}`,
    );
  const onOneLine = entries(countWords).join("   ");
  if (exercises.length > 0 && widthOf(onOneLine) <= width) return [onOneLine];
  // All of its checks pass: where there is little room, one number says so too.
  const lines: string[] = [];
  for (const entry of entries(({ checks }) => String(checks.length))) {
    const together = `${lines.at(-1) ?? ""}   ${entry}`;
    if (lines.length > 0 && widthOf(together) <= width) lines[lines.length - 1] = together;
    else lines.push(...wrap(entry, width));
  }
  return lines;
}

/** One line for all that wait for the same exercises, with how many of their checks do. */
function renderWaiting(exercises: readonly ExerciseReport[], { look, width }: Page): string[] {
  const byCause = new Map<string, ExerciseReport[]>();
  for (const exercise of exercises) {
    const cause = listed(waitsFor(exercise), "and");
    byCause.set(cause, [...(byCause.get(cause) ?? []), exercise]);
  }
  return [...byCause].flatMap(([cause, waiting]) => {
    const names = waiting.map((exercise) => `${exercise.id} (${waitingCount(exercise)})`);
    const words = visible(`wait for ${cause}: ${names.join(", ")}`, look);
    return marked(waiting, words, { look, width });
  });
}

function renderStarters(exercises: readonly ExerciseReport[], { look, width }: Page): string[] {
  const names = exercises.map(({ id }) => visible(id, look)).join(", ");
  return marked(exercises, `still the starter: ${names}`, { look, width });
}

/** Words behind the mark that these exercises share; no exercises: nothing. */
function marked(
  exercises: readonly ExerciseReport[],
  words: string,
  { look, width }: { look: Look; width: number },
): string[] {
  const [one] = exercises;
  if (one === undefined) return [];
  const start = `${statusMark(one, look)} `;
  const [first = "", ...rest] = wrap(words, width - widthOf(start) - 2);
  return [start + first, ...indent(rest, widthOf(start) + 2)];
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
