import { readFault } from "./answer-fault.ts";
import { tracerOf } from "./frames.ts";
import type { Limits } from "./limits.ts";
import type { ToldStep } from "./replies.ts";
import type { ConsoleText, ExportFound, Fault, Loaded, Reply } from "./reply.ts";
import type { Program } from "./submission.ts";

/** What became of one request: what the child said, or why it said nothing. */
export type Answer = { steps: ToldStep[] } | Silence;

/** No answer: the child died of it, or never came to it (null). */
export interface Silence {
  fault: Fault | null;
  console: ConsoleText;
}

/** Turns what the child of one realm says into terms of the student's files. */
export interface AnswerReader {
  loaded(answer: Answer): Loaded;
  /** @param steps how many replies are due */
  replies(answer: Answer, steps: number): Reply[];
}

const noConsole: ConsoleText = { text: "", dropped: 0 };

/** The silence of a request that was never made. */
export const unreached: Silence = { fault: null, console: noConsole };

/**
 * @param program what runs in the realm; places in its files are what the student reads
 * @param limits what is named when a reply was too long
 */
export function createAnswerReader(program: Program, limits: Limits): AnswerReader {
  let exports: ExportFound[] = [];
  let loadFault: Fault | null = null;

  function readConsole(console: ConsoleText): ConsoleText {
    if (console.text === "") return console;
    return { ...console, text: tracerOf(program).inText(console.text) };
  }

  function readStep(told: ToldStep): Reply {
    const console = readConsole(told.console);
    if (told.ok) return { ok: true, json: told.payload, console };
    return { ok: false, fault: readFault(told.payload, program, "call", exports, limits), console };
  }

  function failedLoad(fault: Fault, console: ConsoleText): Loaded {
    loadFault = fault;
    return { ok: false, fault, console: readConsole(console) };
  }

  return {
    loaded(answer) {
      if ("fault" in answer) {
        if (answer.fault === null) throw new Error("a realm was not even opened");
        return failedLoad(answer.fault, answer.console);
      }
      const [told] = answer.steps;
      if (told === undefined) throw new Error("the child opened a realm and did not say so");
      if (!told.ok) {
        return failedLoad(readFault(told.payload, program, "load", [], limits), told.console);
      }
      exports = JSON.parse(told.payload) as ExportFound[];
      return { ok: true, exports, console: readConsole(told.console) };
    },
    replies(answer, steps) {
      let replies: Reply[];
      if (loadFault !== null) replies = [silent(loadFault)];
      else if ("steps" in answer) replies = answer.steps.map(readStep);
      else replies = [silent(answer.fault, readConsole(answer.console))];
      const rest = silent(loadFault);
      while (replies.length < steps) replies.push(rest);
      return replies;
    },
  };
}

function silent(fault: Fault | null, console: ConsoleText = noConsole): Reply {
  return fault === null ? { ok: false, fault, console } : { ok: false, fault, console };
}
