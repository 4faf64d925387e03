import type { Cause } from "../../grading/outcome.ts";
import type { ExerciseReport, Report } from "../../grading/report.ts";
import { failedChecksOf, isOfWholeExercise } from "./failed-checks.ts";
import { visible } from "./invisible.ts";
import { kindWords } from "./kind-words.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import type { Page } from "./page.ts";
import { listed, prose } from "./prose.ts";
import { renderTypeErrors } from "./type-errors.ts";
import { indent, isNarrow, padded, widthOf, wrap } from "./wrap.ts";

/** Every exercise in a line: how it stands, how many checks pass, what is wrong or waits. */
export function renderExercises(report: Report, page: Page): string[] {
  const { look } = page;
  const names = report.exercises.map((exercise) => visible(exercise.id, look));
  const counts = report.exercises.map(countWords);
  const nameColumn = Math.max(0, ...names.map(widthOf));
  const countColumn = Math.max(0, ...counts.map(widthOf));
  return report.exercises.flatMap((exercise, i) => {
    const name = padded(names[i] ?? "", nameColumn);
    const row = `${statusMark(exercise, look)} ${name}  ${(counts[i] ?? "").padStart(countColumn)}`;
    const words = standing(exercise, report, look);
    const types = renderTypeErrors(exercise, { ...page, width: page.width - 4 });
    return [...beside(row, words, page), ...indent(types, 4)];
  });
}

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
  const column = Math.max(...[right, wrong, waiting].map(widthOf));
  if (status === "passed") return colours.green(padded(right, column));
  if (status === "blocked" || untouched) return colours.dim(padded(waiting, column));
  return colours.red(padded(wrong, column));
}

function countWords({ checks }: ExerciseReport): string {
  return `${withStatus(checks, "passed").length} of ${checks.length}`;
}

/** What there is to say of an exercise beyond the count. */
function standing(exercise: ExerciseReport, report: Report, look: Look): string {
  const needed = exercise.asked ? "" : neededBy(exercise, report, look);
  return [howItStands(exercise, look), needed].filter((words) => words !== "").join("; ");
}

function howItStands(exercise: ExerciseReport, look: Look): string {
  const whole = failedChecksOf(exercise).find(({ failure }) => isOfWholeExercise(failure));
  if (whole !== undefined) {
    const words = kindWords[whole.failure.kind];
    return whole.failure.kind === "starter" ? words : `not judged: ${words}`;
  }
  const { checks } = exercise;
  const failed = withStatus(checks, "failed").length;
  const errored = withStatus(checks, "errored").length;
  return [
    failed > 0 ? `${failed} wrong` : "",
    errored > 0 ? `${errored} could not be graded` : "",
    waitingWords(exercise, look),
  ]
    .filter((words) => words !== "")
    .join(", ");
}

function waitingWords(exercise: ExerciseReport, look: Look): string {
  const causes = exercise.checks.flatMap(({ outcome }) =>
    outcome.status === "blocked" ? [outcome.by] : [],
  );
  if (causes.length === 0) return "";
  const verb = causes.length === 1 ? "waits" : "wait";
  const others = otherExercises(causes.flat(), exercise.id).map((id) => visible(id, look));
  const wrong = withStatus(exercise.checks, "failed").length;
  const own = wrong === 1 ? "for it" : "for them";
  return `${causes.length} ${verb} ${others.length > 0 ? `for ${listed(others, "and")}` : own}`;
}

function otherExercises(causes: readonly Cause[], own: string): string[] {
  return [...new Set(causes.map((cause) => cause.exercise))].filter((id) => id !== own);
}

function neededBy({ id }: ExerciseReport, report: Report, look: Look): string {
  const users = report.exercises.filter((exercise) => exercise.needs.includes(id));
  const names = users.map((user) => visible(user.id, look));
  return names.length === 0 ? "" : prose(`needed by ${listed(names, "and")}`, look);
}

function withStatus(checks: ExerciseReport["checks"], status: string): ExerciseReport["checks"] {
  return checks.filter((check) => check.outcome.status === status);
}
