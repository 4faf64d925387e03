import type { Failure } from "../../grading/outcome.ts";
import type { Json } from "../../json.ts";
import { renderCalls } from "./call.ts";
import { renderCompared } from "./compared.ts";
import { renderDifferences } from "./differences.ts";
import { field, fieldWidth } from "./field.ts";
import type { Look } from "./look.ts";
import { indent } from "./wrap.ts";

/**
 * What a right submission was given, and where its answer is not the expected one; an answer without
 * parts is shown as it is.
 *
 * @param width columns
 */
export function renderCounterexample(failure: Failure, look: Look, width: number): string[] {
  const { given, differences, expected, received } = failure;
  const calls = renderCalls(given, { look, width: width - 2, most: 6 });
  const room = fieldWidth(width - 2, look);
  const { lines } = renderDifferences(differences, { look, width: room, most: 4 });
  const answer =
    lines.length > 0 || expected === undefined || received === undefined
      ? field("differs", lines, look)
      : renderWhole(expected, received, look, room);
  return indent([...calls, ...answer], 2);
}

function renderWhole(expected: Json, received: Json, look: Look, width: number): string[] {
  const [due = [], came = []] = renderCompared(
    [
      { value: expected, patterns: true },
      { value: received, patterns: false },
    ],
    { path: [], named: 0, look, width, most: 4 },
  );
  return [...field("expected", due, look), ...field("received", came, look)];
}
