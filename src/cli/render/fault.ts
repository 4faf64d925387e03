import type { Fault } from "../../sandbox/reply.ts";
import type { Excerpt, Place } from "../../sandbox/submission.ts";
import { exit, memory, nothing, notJson, output, promise, threw, timeout } from "./call-faults.ts";
import { missingExport, notAFunction } from "./export-faults.ts";
import { renderFrame } from "./frame.ts";
import { type FaultSubject, type FaultWords, importRefused, missingFile } from "./load-faults.ts";
import { coloursOf, type Look } from "./look.ts";
import { renderPlace } from "./place.ts";
import { prose } from "./prose.ts";
import { measureOf, wrap } from "./wrap.ts";

export type { FaultSubject, FaultWords } from "./load-faults.ts";

/** What the student's code did instead of answering, in sentences without full stop. */
export function faultWords(fault: Fault, look: Look, subject: FaultSubject): FaultWords {
  switch (fault.kind) {
    case "missing-file":
      return missingFile(fault, look, subject);
    case "syntax":
      return syntax(fault.message, look);
    case "import-refused":
      return importRefused(fault, look);
    case "missing-export":
      return missingExport(fault, look);
    case "not-a-function":
      return notAFunction(fault, look);
    case "threw":
      return threw(fault, look);
    case "promise":
      return promise(fault, subject);
    case "nothing":
      return nothing();
    case "not-json":
      return notJson(fault, look);
    case "timeout":
      return timeout(fault);
    case "memory":
      return memory(fault);
    case "output":
      return output(fault);
    case "exit":
      return exit(fault, look);
  }
}

function syntax(message: string, look: Look): FaultWords {
  const help = "Something above was opened and never closed: count { and }, ( and ), quotes too.";
  return {
    what: `syntax error: ${prose(message, look)}`,
    help: /\bend of file\b|Unterminated/.test(message) ? [help] : [],
  };
}

/** Where in the student's file a fault happened, with the lines around it. */
export function excerptOf(fault: Fault): Excerpt | null {
  return "at" in fault ? (fault.at ?? null) : null;
}

/** The student's own frames below the one that is shown with its lines, innermost first. */
export function renderFrames(
  frames: readonly (Place & { function: string | null })[],
  shown: Place | null,
  look: Look,
): string[] {
  const isShown = (frame: Place) =>
    shown !== null && frame.file === shown.file && frame.line === shown.line;
  const first = frames[0];
  const others = first !== undefined && isShown(first) ? frames.slice(1) : frames;
  return others.slice(0, 2).map((frame) => {
    const name = frame.function === null ? "" : ` in ${prose(frame.function, look)}`;
    return `called from ${renderPlace(frame, look)}${name}`;
  });
}

/**
 * A fault for a screen of its own, as `run` shows it: the place, what happened, the lines of code,
 * the frames of the student's own files, and what to do.
 */
export function renderFault(fault: Fault, look: Look, subject: FaultSubject): string[] {
  const width = measureOf(look);
  const colours = coloursOf(look);
  const { what, help } = faultWords(fault, look, subject);
  const at = excerptOf(fault);
  const frames = fault.kind === "threw" ? fault.thrown.frames : [];
  const place = at === null ? subject.file : renderPlace(at, look);
  return [
    `${place}`,
    ...wrap(what, width).map((line) => colours.red(line)),
    ...(at === null ? [] : ["", ...renderFrame(at, look, width), ""]),
    ...renderFrames(frames, at, look),
    ...help.flatMap((line) => wrap(line, width)),
  ];
}
