import type { Ran } from "../../course/run-function.ts";
import type { Json, JsonObject } from "../../json.ts";
import type { Argument } from "../../sandbox/call.ts";
import { renderCalls } from "./call.ts";
import { renderConsole } from "./console.ts";
import { cutsAround } from "./cut.ts";
import { faultWords, renderFault } from "./fault.ts";
import { coloursOf, type Look } from "./look.ts";
import { setInLines } from "./shape.ts";
import { shapeOf } from "./values.ts";
import { indent, measureOf } from "./wrap.ts";

/** What was called. */
export interface RunCall {
  name: string;
  /** Names of the parameters, as far as the course knows them. */
  parameters: readonly string[];
  arguments: readonly Argument[];
  /** The student's file as the terminal can link it. */
  file: string;
  /** How the reader starts the program. */
  program: string;
}

const margin = 2;

/** The screen of `run`: the call, what it printed, what it gave back or did instead, how long it took. */
export function renderRun(call: RunCall, ran: Ran, look: Look): string[] {
  const colours = coloursOf(look);
  const width = measureOf(look) - 2 * margin;
  const printed = renderConsole(ran.console, look, { width });
  const lines = [
    ...callLines(call, look, width),
    "",
    ...(printed.length === 0 ? [] : [...printed, ""]),
    ...("json" in ran.outcome
      ? valueLines(JSON.parse(ran.outcome.json), look, width)
      : renderFault(ran.outcome.fault, look, call)),
    "",
    colours.dim(milliseconds(ran.durationMs)),
  ];
  return ["", ...indent(lines, margin)];
}

/** The same as a JSON document. */
export function runJson(call: RunCall, ran: Ran, look: Look): JsonObject {
  const { outcome, console, durationMs } = ran;
  const args = call.arguments.map((argument): Json => ("json" in argument ? argument.json : null));
  return {
    schema: "mcp-course/run/v1",
    function: call.name,
    arguments: args,
    ...("json" in outcome
      ? { ok: true, result: JSON.parse(outcome.json) as Json }
      : {
          ok: false,
          kind: outcome.fault.kind,
          message: faultWords(outcome.fault, look, call).what,
        }),
    console: { text: console.text, dropped: console.dropped },
    durationMs: Math.round(durationMs * 10) / 10,
  };
}

function callLines(call: RunCall, look: Look, width: number): string[] {
  const given = call.arguments.map((argument, index) => ({
    name: call.parameters[index] ?? "",
    ...("json" in argument && { value: argument.json }),
  }));
  return renderCalls([{ do: "call", function: call.name, arguments: given }], {
    look,
    width,
    most: Number.POSITIVE_INFINITY,
  });
}

function valueLines(value: Json, look: Look, width: number): string[] {
  const [cut] = cutsAround([]);
  return setInLines(shapeOf(value, { look, patterns: false, cut }), width);
}

function milliseconds(durationMs: number): string {
  return durationMs < 1 ? "in less than 1 ms" : `in ${Math.round(durationMs)} ms`;
}
