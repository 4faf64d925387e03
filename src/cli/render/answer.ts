import type { Failure } from "../../grading/outcome.ts";
import type { Json } from "../../json.ts";
import { type Compared, renderCompared } from "./compared.ts";
import { renderDifferences, type ShownDifferences } from "./differences.ts";
import type { FailedCheck } from "./failed-checks.ts";
import { field, fieldWidth } from "./field.ts";
import { coloursOf, type Look } from "./look.ts";
import type { Page, Space } from "./page.ts";

/**
 * What was expected beside what came back, and where they differ. Where space is short, values are
 * left out if the differences tell them, or if nothing came back to compare. Nothing for code that
 * never answered: there, what counts is why.
 */
export function renderAnswer({ check, failure }: FailedCheck, page: Page): string[] {
  if (!hasAnswer(failure)) return [];
  const { look, space } = page;
  const { differences, given } = failure;
  const width = fieldWidth(page.width, look);
  const reveals = check.reveal === "full";
  // That text came back has been said; to list it as a difference would say it again.
  const isListed = reveals && failure.kind !== "text";
  const listed = renderDifferences(isListed ? differences : [], {
    look,
    width,
    most: space.differences,
  });
  const rows = rowsOf(failure, { look, reveals }).filter(({ label }) =>
    isShown(label, { failure, tell: listed.tell, space }),
  );
  const shown = renderCompared(
    rows.map(({ compared }) => compared),
    {
      path: differences[0]?.path ?? [],
      named: given.at(-1)?.do === "show" ? 1 : 0,
      look,
      width,
      most: typeof space.values === "number" ? space.values : space.fewest,
    },
  );
  return [
    ...rows.flatMap(({ label, paint }, i) => field(label, shown[i] ?? [], look, paint)),
    ...field("differs", listed.lines, look),
  ];
}

function hasAnswer({ kind, received }: Failure): boolean {
  return received !== undefined || kind === "nothing" || kind === "promise" || kind === "not-json";
}

/** Whether a value is worth its lines in this space. */
function isShown(
  label: Row["label"],
  { failure, tell, space }: { failure: Failure; tell: ShownDifferences["tell"]; space: Space },
): boolean {
  if (typeof space.values === "number") return true;
  // That an object is due, and text came, has been said.
  if (failure.kind === "text") return label === "received";
  if (tell === "all") return space.values === "received" && label === "received";
  const shorter = tell === "first" ? space.values : "if-needed";
  if (shorter === "if-untold") return false;
  if (shorter === "received-if-needed") return label === "received";
  return failure.received !== undefined;
}

interface Row {
  label: "expected" | "received";
  paint: (label: string) => string;
  compared: Compared;
}

function rowsOf(
  { expected, received }: Failure,
  { look, reveals }: { look: Look; reveals: boolean },
): Row[] {
  const { green, red } = coloursOf(look);
  const row = (
    label: Row["label"],
    paint: Row["paint"],
    value: Json | undefined,
    patterns: boolean,
  ) => (value === undefined ? [] : [{ label, paint, compared: { value, patterns } }]);
  return [
    ...row("expected", green, reveals ? expected : undefined, true),
    ...row("received", red, received, false),
  ];
}
