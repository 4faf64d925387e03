import { programScript } from "../script-names.ts";
import { isOwnFrame } from "./measures/own-frames.ts";
import { append, bare, errorToString, uncurryThis } from "./primordials.ts";

/** One frame of the student's script, in positions of the compiled script. */
export interface RawFrame {
  function: string | null;
  line: number;
  column: number;
}

const framesByError = new WeakMap<object, RawFrame[]>();
const getFrames = uncurryThis(framesByError.get).bind(null, framesByError);
const setFrames = uncurryThis(framesByError.set).bind(null, framesByError);

/**
 * What V8 asks for the text of a stack. It must not throw: where it did, Node's own formatter, which
 * lives in the host's realm, would throw an error of that realm at the student.
 */
export function formatStack(error: object, sites: readonly NodeJS.CallSite[]): string {
  try {
    const frames = studentFrames(sites);
    setFrames(error, frames);
    return header(error) + framesText(frames);
  } catch {
    return "";
  }
}

/** Frames of an error whose stack has been asked for; none where the student replaced the stack. */
export function framesOf(error: object): readonly RawFrame[] {
  return getFrames(error) ?? [];
}

function studentFrames(sites: readonly NodeJS.CallSite[]): RawFrame[] {
  const frames: RawFrame[] = [];
  for (let i = 0; i < sites.length; i += 1) {
    const site = sites[i];
    if (site === undefined || !isOwnFrame(site)) continue;
    const line = site.getLineNumber();
    const column = site.getColumnNumber();
    if (line === null || column === null) continue;
    append(frames, bare({ function: site.getFunctionName(), line, column }));
  }
  return frames;
}

function header(error: object): string {
  try {
    return errorToString(error as Error);
  } catch {
    return "Error";
  }
}

function framesText(frames: readonly RawFrame[]): string {
  let text = "";
  for (let i = 0; i < frames.length; i += 1) {
    const frame = frames[i];
    if (frame === undefined) continue;
    const place = `${programScript}:${frame.line}:${frame.column}`;
    text += frame.function === null ? `\n    at ${place}` : `\n    at ${frame.function} (${place})`;
  }
  return text;
}
