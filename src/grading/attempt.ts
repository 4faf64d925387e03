import type { Json } from "../json.ts";
import type { Fault } from "../sandbox/reply.ts";
import type { Realm } from "../sandbox/sandbox.ts";
import { compare } from "./compare.ts";
import { graderSlip } from "./errored.ts";
import type { Difference, Kind } from "./outcome.ts";
import { type Expected, isPattern } from "./pattern.ts";
import { type RecordedCall, recordingSubject } from "./subject.ts";
import type { Subject } from "./words.ts";

/** A check's body with what it is to answer. */
export interface Trial {
  body: (subject: Subject<never>) => Promise<unknown>;
  expected: Expected;
}

/** What came of one trial in one realm. */
export type Verdict =
  | { is: "right" }
  | Wrong
  /** The realm died on another trial's call before this one's were made. */
  | { is: "unreached" }
  /** The grader's own code threw. */
  | { is: "broken"; message: string };

/** The student's fault, and all there is to say about it short of where it stands. */
export interface Wrong {
  is: "wrong";
  kind: Kind;
  expected?: Expected;
  received?: Json;
  differences: Difference[];
  fault?: Fault;
}

/** One trial in one realm: its calls, and the verdict on them. */
export interface Attempt {
  calls: RecordedCall[];
  verdict: Verdict;
}

/** Several trials in one realm. */
export interface Round {
  /** One for each trial, in the order of the trials. */
  attempts: Attempt[];
  /** All calls, in the order they were made. */
  log: RecordedCall[];
}

/**
 * Runs the bodies of all trials side by side in one fresh realm, so that the first calls of all of
 * them cross together, then the second calls, and so on: in waves.
 */
export async function runRound(realm: Realm, trials: readonly Trial[]): Promise<Round> {
  const log: RecordedCall[] = [];
  const attempts = await Promise.all(trials.map((trial) => runTrial(realm, trial, log)));
  return { attempts, log };
}

/** Runs one trial in a realm; its calls are added to `log`. */
export async function runTrial(
  realm: Realm,
  trial: Trial,
  log: RecordedCall[] = [],
): Promise<Attempt> {
  const calls: RecordedCall[] = [];
  let judge: () => Verdict;
  try {
    const value = await trial.body(recordingSubject(realm, calls, log));
    judge = () => judgeValue(value, trial.expected);
  } catch (error) {
    judge = () => ({ is: "broken", message: graderSlip(error) });
  }
  const loaded = await realm.loaded;
  if (!loaded.ok) return { calls, verdict: wrongBy(loaded.fault) };
  return { calls, verdict: judgeCalls(calls, trial.expected) ?? judge() };
}

/** The verdict when a call brought no value, whatever the body made of that; otherwise undefined. */
function judgeCalls(calls: RecordedCall[], expected: Expected): Verdict | undefined {
  let unreached = false;
  for (const { reply } of calls) {
    if (reply === null || reply.ok) continue;
    if (reply.fault !== null) return { ...wrongBy(reply.fault), expected };
    unreached = true;
  }
  return unreached ? { is: "unreached" } : undefined;
}

function judgeValue(value: unknown, expected: Expected): Verdict {
  if (value === undefined) return { is: "broken", message: "the body of the check gave no value" };
  const received = value as Json;
  const differences = compare(expected, received);
  if (differences.length === 0) return { is: "right" };
  return { is: "wrong", kind: kindOfValue(expected, received), expected, received, differences };
}

/** How a value that is not the expected one is wrong: text where an object is due has its own kind. */
export function kindOfValue(expected: Expected, received: Json): "text" | "value" {
  return typeof received === "string" && wantsStructure(expected) ? "text" : "value";
}

/** The verdict on code that did something else than answer with a value. */
export function wrongBy(fault: Fault): Wrong {
  return { is: "wrong", kind: fault.kind, differences: [], fault };
}

/** Whether an object or array is due, so that text is a mix-up of JSON and what it stands for. */
function wantsStructure(expected: Expected): boolean {
  if (!isPattern(expected)) return typeof expected === "object" && expected !== null;
  switch (expected.$pattern) {
    case "open":
      return true;
    case "optional":
      return wantsStructure(expected.value);
    case "anyOf":
      return expected.of.some(wantsStructure);
    default:
      return false;
  }
}
