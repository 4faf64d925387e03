import type { ExerciseProgress } from "../../course/progress.ts";
import type { Context } from "../context.ts";
import { visible } from "./invisible.ts";
import { statusWords } from "./list.ts";
import { coloursOf, marksOf } from "./look.ts";

/** The exercise that `next` shows. */
export interface NextExercise {
  id: string;
  title: string;
  /** Path of the student's file, seen from the current folder. */
  file: string;
  status: ExerciseProgress["status"];
}

/** The screen of `next`: what to build, in which file, and the command that judges it. */
export function renderNext(next: NextExercise, { look, program }: Context): string[] {
  const colours = coloursOf(look);
  const missing = next.status === "missing";
  return [
    "",
    `  ${marksOf(look).here} ${colours.bold(next.id)}  ${next.title}`,
    `    ${visible(next.file, look)}  ${colours.dim(`(${statusWords[next.status]})`)}`,
    "",
    missing ? `  next: ${program} reset ${next.id}` : `  next: ${program} check ${next.id}`,
  ];
}

/** The screen of `next` when nothing is left to do. */
export function renderAllSolved({ program }: Context): string[] {
  return ["", "  Every exercise is solved.", "", `  next: ${program} check`];
}
