import type { Failure } from "../../grading/outcome.ts";
import type { Json, Path } from "../../json.ts";
import { renderDifferences } from "./differences.ts";
import type { FailedCheck } from "./failed-checks.ts";
import { isOfWholeExercise } from "./failed-checks.ts";
import { excerptOf, type FaultWords, faultWords, renderFrames } from "./fault.ts";
import { field, fieldWidth } from "./field.ts";
import { renderFrame } from "./frame.ts";
import { visible } from "./invisible.ts";
import { coloursOf } from "./look.ts";
import type { Page } from "./page.ts";
import { type Showable, showValues } from "./values.ts";
import { indent, wrap } from "./wrap.ts";

/** Lines each of the two values may take before it is cut to what differs. */
const valueLines = 4;

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
        what: "the last call alone is right; after the calls before it, it is not",
        help: [
          "Something is kept from call to call: look for variables outside of the function, and for changed arguments.",
        ],
      };
    default:
      return { what: "", help: [] };
  }
}

/** What came back beside what was expected, or what the code did instead of answering. */
export function renderVerdict(failed: FailedCheck, page: Page): string[] {
  const { look, width } = page;
  const { failure } = failed;
  const { what, help } = verdictWords(failed, page);
  const colours = coloursOf(look);
  const headline = isOfWholeExercise(failure) ? "" : what;
  const at = failure.fault === undefined ? null : excerptOf(failure.fault);
  const blocks = [
    headline === "" ? [] : wrap(headline, width).map((line) => colours.red(line)),
    at === null ? [] : indent(renderFrame(at, look, width - 2), 2),
    renderFrames(failure.frames, at, look),
    renderValues(failed, page),
    help.flatMap((line) => wrap(line, width)),
  ];
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, i) => (i === 0 ? block : ["", ...block]));
}

function renderValues({ check, failure }: FailedCheck, page: Page): string[] {
  const { look } = page;
  if (check.reveal === "none") return wrap("The values of this check are not shown.", page.width);
  const width = fieldWidth(page.width, look);
  const { expected, received, path } = judgedValues(failure);
  const showsExpected = check.reveal === "full";
  const rows = [
    ...(showsExpected ? row("expected", expected, true) : []),
    ...row("received", received, false),
  ];
  const shown = showValues(
    rows.map(({ showable }) => showable),
    { look, width, most: valueLines, focus: path },
  );
  const differences = showsExpected ? renderDifferences(failure.differences, look, width) : [];
  return [
    ...rows.flatMap(({ label }, i) => field(label, shown.blocks[i] ?? [], look)),
    ...field("differs", differences, look),
  ];
}

interface Row {
  label: string;
  showable: Showable;
}

function row(label: string, value: Json | undefined, patterns: boolean): Row[] {
  return value === undefined ? [] : [{ label, showable: { value, patterns } }];
}

/**
 * The two values to compare, and the way to the first difference in them. A script expects values by
 * name: of these, the one that its last step looks at.
 */
function judgedValues({ given, expected, received, differences }: Failure): {
  expected: Json | undefined;
  received: Json | undefined;
  path: Path;
} {
  const path = differences[0]?.path ?? [];
  const last = given.at(-1);
  if (last?.do !== "show") return { expected, received, path };
  const { name } = last;
  return {
    expected: member(expected, name),
    received: member(received, name),
    path: path.slice(1),
  };
}

function member(value: Json | undefined, name: string): Json | undefined {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject && Object.hasOwn(value, name) ? value[name] : undefined;
}
