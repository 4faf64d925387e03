import type { Json } from "../json.ts";
import type { Argument } from "../sandbox/call.ts";
import type { ConsoleText, Fault } from "../sandbox/reply.ts";
import type { Excerpt, Program } from "../sandbox/submission.ts";
import type { Wrong } from "./attempt.ts";
import type { Drawn } from "./inputs.ts";
import type { Failure, Given, GivenArgument } from "./outcome.ts";
import { placeOfExport } from "./place.ts";
import type { Setting } from "./setting.ts";
import { asJson } from "./shown.ts";
import type { RecordedCall } from "./subject.ts";
import type { Grader } from "./words.ts";

/** What a failure is told from, beside the verdict itself. */
export interface Told {
  wrong: Wrong;
  /** The calls that led to it, as a person would write them. */
  given: Given[];
  /** The function that was judged. */
  judged: string;
  console: ConsoleText;
  /** Null when nothing was compiled. */
  program: Program | null;
  /** Of a property: the drawn input. */
  drawn?: Drawn;
  /** Calls that shrinking took. */
  shrinks?: number;
}

export const silence: ConsoleText = { text: "", dropped: 0 };

/** All that is known of a failed check, as the report holds it. */
export function failureOf(told: Told): Failure {
  const { wrong, given, console, shrinks = 0 } = told;
  const at = placeOf(wrong.fault, told.program, told.judged);
  return {
    kind: wrong.kind,
    given,
    ...(told.drawn && { drawn: drawnJson(told.drawn) }),
    ...(wrong.expected !== undefined && { expected: asJson(wrong.expected) }),
    ...(wrong.received !== undefined && { received: wrong.received }),
    differences: wrong.differences,
    ...(wrong.fault && { fault: wrong.fault }),
    ...(at && { at }),
    frames: wrong.fault?.kind === "threw" ? wrong.fault.thrown.frames : [],
    console,
    shrinks,
  };
}

/** The failure of a check that was not run: what made running it pointless says it all. */
export function unjudged(
  wrong: Wrong,
  judged: string,
  program: Program | null,
  console = silence,
): Failure {
  return failureOf({ wrong, given: [], judged, console, program });
}

/** The failure of a check whose calls were recorded. `more` holds what only a property has. */
export function failureOfCalls(
  calls: readonly RecordedCall[],
  wrong: Wrong,
  setting: Setting,
  more: Pick<Told, "drawn" | "shrinks"> = {},
): Failure {
  const last = calls.find(({ reply }) => reply !== null && !reply.ok) ?? calls.at(-1);
  return failureOf({
    ...more,
    wrong,
    given: calls.map((call) => ({
      do: "call",
      function: call.function,
      arguments: givenArguments(call.function, call.arguments, setting.parameters),
    })),
    judged: last?.function ?? setting.exercise,
    console: last?.reply?.console ?? silence,
    program: setting.program,
  });
}

/** Arguments under the names that the grader gives the parameters. */
export function givenArguments(
  functionName: string,
  args: readonly Argument[],
  parameters: Grader["parameters"],
): GivenArgument[] {
  const names = Object.hasOwn(parameters, functionName) ? parameters[functionName] : undefined;
  return args.map((argument, i) => {
    const name = names?.[i] ?? `argument${i + 1}`;
    if ("json" in argument) return { name, value: argument.json };
    return "ref" in argument ? { name, ref: argument.ref } : { name };
  });
}

function placeOf(
  fault: Fault | undefined,
  program: Program | null,
  judged: string,
): Excerpt | null {
  if (fault && "at" in fault && fault.at) return fault.at;
  return program && placeOfExport(program, judged);
}

/** A name that was drawn as `undefined` is left out: JSON has no word for it. */
function drawnJson(drawn: Drawn): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(drawn).filter(([, value]) => value !== undefined),
  ) as Record<string, Json>;
}
