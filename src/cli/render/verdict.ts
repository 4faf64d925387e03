import type { Failure } from "../../grading/outcome.ts";
import { renderAnswer } from "./answer.ts";
import { renderConsole } from "./console.ts";
import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { excerptOf, type FaultWords, faultWords, renderFrames } from "./fault.ts";
import { field, fieldWidth } from "./field.ts";
import { renderFrame } from "./frame.ts";
import { visible } from "./invisible.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { indent, joined, wrap } from "./wrap.ts";

/** What is wrong, in sentences without full stop, and what to do about it. */
export function verdictWords({ exercise, failure }: FailedCheck, page: Page): FaultWords {
  const file = visible(page.folder + exercise.file, page.look);
  if (failure.fault !== undefined) {
    return faultWords(failure.fault, page.look, { ...page, file, name: exercise.id });
  }
  switch (failure.kind) {
    case "starter":
      return {
        what: "still the starter, as it was handed out",
        help: [`Open ${file}: the task stands at the top. Write your code where the TODO is.`],
      };
    case "text":
      return {
        what: "returned text, and an object is due",
        help: ["Return the object itself: JSON.stringify is not needed here."],
      };
    case "nothing":
      return faultWords({ kind: "nothing" }, page.look, { ...page, file, name: exercise.id });
    case "remembers":
      return {
        what: "the last call is right alone, and wrong after the calls before it",
        help: ["Look for a variable outside of the function, or an argument that is changed."],
      };
    default:
      return { what: "", help: [] };
  }
}

/**
 * What the code did instead of answering, or what came back beside what was expected, and what the
 * code printed meanwhile.
 */
export function renderVerdict(failed: FailedCheck, page: Page): string[] {
  const { look, width } = page;
  const { around } = page.space;
  const { failure, check } = failed;
  const { what, help } = verdictWords(failed, page);
  const colours = coloursOf(look);
  // For a whole exercise, the line with the place has said what happened.
  const headline = isOfWholeExercise(failure) || what === "" ? [] : wrap(what, width);
  const at = failure.fault === undefined ? null : excerptOf(failure.fault);
  const above = failure.kind === "syntax" ? 2 * around : around;
  const isExplained = failed.exercise.misconception !== undefined;
  const advice = isExplained && page.space.help === "unless-explained" ? [] : help;
  return joined([
    [...headline.map((line) => colours.red(line)), ...advice.flatMap((line) => wrap(line, width))],
    [
      ...(at === null ? [] : indent(renderFrame(at, look, width - 2, { above, below: around }), 2)),
      ...renderFrames(failure.frames, at, look),
    ],
    check.reveal === "none"
      ? wrap("The values of this check are not shown.", width)
      : [...renderAnswer(failed, page), ...renderPrinted(failure, page)],
  ]);
}

function renderPrinted({ console }: Failure, { look, width, space }: Page): string[] {
  const room = { width: fieldWidth(width, look), most: space.printed };
  return field("printed", renderConsole(console, look, room), look);
}
