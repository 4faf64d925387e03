import type { Failure } from "../../grading/outcome.ts";
import type { Json } from "../../json.ts";
import { type Compared, renderCompared } from "./compared.ts";
import { renderConsole } from "./console.ts";
import { renderDifferences } from "./differences.ts";
import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { excerptOf, type FaultWords, faultWords, renderFrames } from "./fault.ts";
import { field, fieldWidth } from "./field.ts";
import { renderFrame } from "./frame.ts";
import { visible } from "./invisible.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { indent, joined, wrap } from "./wrap.ts";

/** Lines of the console that stand under a failure. */
const consoleLines = 3;

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
  const { failure, check } = failed;
  const { what, help } = verdictWords(failed, page);
  const colours = coloursOf(look);
  // For a whole exercise, the line with the place has said what happened.
  const headline = isOfWholeExercise(failure) || what === "" ? [] : wrap(what, width);
  const at = failure.fault === undefined ? null : excerptOf(failure.fault);
  return joined([
    [...headline.map((line) => colours.red(line)), ...help.flatMap((line) => wrap(line, width))],
    [
      ...(at === null
        ? []
        : indent(renderFrame(at, look, width - 2, failure.kind === "syntax" ? 2 : 1), 2)),
      ...renderFrames(failure.frames, at, look),
    ],
    check.reveal === "none"
      ? wrap("The values of this check are not shown.", width)
      : [...renderValues(failed, page), ...renderPrinted(failure, page)],
  ]);
}

function renderPrinted({ console }: Failure, { look, width }: Page): string[] {
  const room = fieldWidth(width, look);
  return field("printed", renderConsole(console, look, { width: room, most: consoleLines }), look);
}

function renderValues({ check, failure }: FailedCheck, { look, width }: Page): string[] {
  const { kind, expected, received, differences, given } = failure;
  // Code that never answered is not compared with anything: the reason is what counts.
  const answered = ["nothing", "promise", "not-json"].includes(kind) || received !== undefined;
  if (!answered) return [];
  const room = fieldWidth(width, look);
  const reveals = check.reveal === "full";
  const rows = [
    ...(reveals ? row("expected", expected, true) : []),
    ...row("received", received, false),
  ];
  const shown = renderCompared(
    rows.map(({ compared }) => compared),
    {
      path: differences[0]?.path ?? [],
      named: given.at(-1)?.do === "show" ? 1 : 0,
      look,
      width: room,
    },
  );
  // That text came back has been said; to list it as a difference would say it again.
  const listed = reveals && kind !== "text" ? renderDifferences(differences, look, room) : [];
  return [
    ...rows.flatMap(({ label }, i) => field(label, shown[i] ?? [], look)),
    ...field("differs", listed, look),
  ];
}

interface Row {
  label: string;
  compared: Compared;
}

function row(label: string, value: Json | undefined, patterns: boolean): Row[] {
  return value === undefined ? [] : [{ label, compared: { value, patterns } }];
}
