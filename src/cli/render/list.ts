import type { Course } from "../../course/model.ts";
import { type ExerciseProgress, nextOf } from "../../course/progress.ts";
import type { Context } from "../context.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";

/** The screen of `list`: lesson by lesson, a line for each exercise; the next command last. */
export function renderList(
  course: Course,
  progress: readonly ExerciseProgress[],
  { look, program }: Context,
): string[] {
  const colours = coloursOf(look);
  const next = nextOf(progress);
  const width = Math.max(0, ...progress.map(({ exercise }) => exercise.id.length));
  const lines = [""];
  for (const lesson of course.lessons) {
    const own = progress.filter(({ exercise }) => exercise.lesson === lesson.id);
    const solved = own.filter(({ status }) => status === "solved").length;
    lines.push(
      `  ${colours.bold(lesson.title)}  ${colours.dim(`${lesson.minutes} min, ${solved} of ${own.length} solved`)}`,
      "",
    );
    for (const one of own) lines.push(line(one, one === next, width, look));
    lines.push("");
  }
  lines.push(lastLine(next, program));
  return lines;
}

/** The next command, or that there is none. */
function lastLine(next: ExerciseProgress | null, program: string): string {
  if (next === null) return `  Every exercise is solved. next: ${program} check`;
  return `  next: ${program} check ${next.exercise.id}`;
}

/** What each status is called on the screen. */
export const statusWords: Readonly<Record<ExerciseProgress["status"], string>> = {
  solved: "solved",
  "given-up": "solution seen, not solved",
  started: "begun",
  untouched: "not begun",
  missing: "its file is missing",
};

function line(one: ExerciseProgress, isNext: boolean, width: number, look: Look): string {
  const marks = marksOf(look);
  const colours = coloursOf(look);
  const mark =
    one.status === "solved" ? colours.green(marks.right) : isNext ? marks.here : marks.waiting;
  const pad = " ".repeat(Math.max(0, 2 - (one.status === "solved" ? marks.right.length : 1)));
  const hints = one.hints === 0 ? "" : `, ${one.hints} ${one.hints === 1 ? "hint" : "hints"}`;
  const words = colours.dim(`${statusWords[one.status]}${hints}`);
  return `  ${mark}${pad} ${one.exercise.id.padEnd(width)}  ${words}`;
}
