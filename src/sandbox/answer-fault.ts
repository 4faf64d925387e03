import { excerptOf } from "./excerpt.ts";
import { tracerOf } from "./frames.ts";
import type { Limits } from "./limits.ts";
import type { RawFrame } from "./prelude/stack.ts";
import type { ExportFound, Fault, Moment, Thrown } from "./reply.ts";
import type { Excerpt, Place, Program } from "./submission.ts";

/** A fault as the child tells it: positions are those of the compiled script. */
type ToldFault =
  | { kind: "threw"; thrown: { name: string; message: string; frames: RawFrame[] } }
  | { kind: "syntax"; message: string; line: number; column: number }
  | { kind: "missing-export"; name: string }
  | { kind: "not-a-function"; name: string; type: string }
  | { kind: "promise"; settles: boolean }
  | { kind: "not-json"; path: (string | number)[]; found: string }
  | { kind: "nothing" }
  | { kind: "output" };

const mostFrames = 20;

/**
 * A fault that the child reported, in terms of the student's files.
 *
 * @param text JSON text from the child
 * @param exports what loading found, for an export that is missing
 */
export function readFault(
  text: string,
  program: Program,
  when: Moment,
  exports: ExportFound[],
  limits: Limits,
): Fault {
  const told = JSON.parse(text) as ToldFault;
  switch (told.kind) {
    case "threw": {
      const thrown = readThrown(told.thrown, program);
      return { kind: "threw", when, thrown, at: excerptAt(thrown.frames[0] ?? null, program) };
    }
    case "syntax": {
      const place = tracerOf(program).place(told.line, told.column);
      return { kind: "syntax", message: told.message, at: excerptAt(place, program) };
    }
    case "missing-export":
      return { ...told, file: program.entry, exports, empty: emptiness(program) };
    case "not-a-function":
      return { ...told, file: program.entry };
    case "output":
      return { kind: "output", when, limit: { name: "replyKiB", value: limits.replyKiB } };
    default:
      return told;
  }
}

function readThrown(
  { name, message, frames }: Extract<ToldFault, { kind: "threw" }>["thrown"],
  program: Program,
): Thrown {
  const tracer = tracerOf(program);
  const placed = frames.slice(0, mostFrames).flatMap((frame) => {
    const place = tracer.place(frame.line, frame.column);
    return place === null ? [] : [{ ...place, function: frame.function }];
  });
  return { name, message: tracer.inText(message), frames: placed };
}

function excerptAt(place: Place | null, program: Program): Excerpt | null {
  if (place === null) return null;
  const { file, line, column } = place;
  const text = program.sources[file];
  return text === undefined ? null : excerptOf(text, { file, line, column });
}

/** Whether a file holds nothing at all, or nothing but comments. */
function emptiness(program: Program): "empty" | "comments" | null {
  const text = program.sources[program.entry] ?? "";
  if (text.trim() === "") return "empty";
  // Whatever is left may be a string with `//` in it; where nothing is left there was none.
  // What a string opens need not be closed; taken to the end, it is not looked for again and again.
  const rest = text.replace(/^#!.*|\/\*[\s\S]*?(?:\*\/|$)|\/\/.*/g, "");
  return rest.trim() === "" ? "comments" : null;
}
