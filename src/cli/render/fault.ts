import type { Fault } from "../../sandbox/reply.ts";
import type { Look } from "./look.ts";

/** Whose fault it is: names for the sentences. */
export interface FaultSubject {
  /** The student's file as the terminal can link it. */
  file: string;
  /** Name of the function that was to be called. */
  name: string;
}

/** What the student's code did instead of answering, in words, with the code frame where there is one. */
export function renderFault(fault: Fault, _look: Look, subject: FaultSubject): string[] {
  return [`${subject.file}: ${fault.kind}`];
}
