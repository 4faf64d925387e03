import type { Fault } from "../../sandbox/reply.ts";
import { visible } from "./invisible.ts";
import { pathText } from "./json-path.ts";
import { limitWords } from "./limit-words.ts";
import type { FaultSubject, FaultWords } from "./load-faults.ts";
import type { Look } from "./look.ts";
import { prose } from "./prose.ts";

type FaultOf<K extends Fault["kind"]> = Extract<Fault, { kind: K }>;

/** The code threw: at load, or in a call. */
export function threw({ when, thrown }: FaultOf<"threw">, look: Look): FaultWords {
  const name = visible(thrown.name, look);
  const message = prose(thrown.message, look);
  const what = message === "" ? `threw ${name}` : `threw ${name}: ${message}`;
  const help = adviceOn(thrown.name, thrown.message);
  return { what: when === "load" ? `${what}, while the file was loaded` : what, help };
}

function adviceOn(name: string, message: string): string[] {
  if (name === "RangeError" && message.includes("call stack")) {
    return ["A function that calls itself without an end is the usual cause."];
  }
  if (name === "EvalError") return ["eval and new Function are switched off here."];
  if (name === "ReferenceError" && /^(require|module|process|Buffer|setTimeout)\b/.test(message)) {
    return ["Your code runs without Node.js: only the language itself is there."];
  }
  return [];
}

/** A Promise came back where a value is due. */
export function promise({ settles }: FaultOf<"promise">, { name }: FaultSubject): FaultWords {
  return settles
    ? {
        what: "returned a Promise, and a plain value is due: is the function async?",
        help: [`Write \`function ${name}\` without \`async\`, and return the value itself.`],
      }
    : {
        what: "returned a Promise that never settles",
        help: ["There are no timers and no network here, so nothing it waits for will happen."],
      };
}

/** Nothing came back. */
export function nothing(): FaultWords {
  return {
    what: "did not return anything",
    help: ["Is a `return` missing, or does one way through the function end without it?"],
  };
}

/** Something in the answer has no JSON form. */
export function notJson({ path, found }: FaultOf<"not-json">, look: Look): FaultWords {
  const where = path.length === 0 ? "the answer" : pathText(path, look);
  return {
    what: `returned what JSON cannot hold: ${where} is ${prose(found, look)}`,
    help: ["An answer is made of objects, lists, text, numbers, true, false and null."],
  };
}

/** A time limit was hit. */
export function timeout({ when, limit, attempts }: FaultOf<"timeout">): FaultWords {
  const within = limitWords(limit);
  const tries = attempts > 1 ? `, ${attempts} times out of ${attempts}` : "";
  switch (when) {
    case "call":
      return {
        what: `did not answer within ${within}${tries}`,
        help: ["A loop that never ends is the usual cause."],
      };
    case "load":
      return {
        what: `was not loaded within ${within}${tries}`,
        help: ["A loop outside of any function that never ends is the usual cause."],
      };
    case "submission":
      return {
        what: `took longer for all calls together than ${within}`,
        help: ["No call alone took too long. Does the work grow with every call?"],
      };
  }
}

/** A memory limit was hit. */
export function memory({ when, limit }: FaultOf<"memory">): FaultWords {
  const moment = when === "load" ? " while the file was loaded" : "";
  return {
    what: `used more memory than ${limitWords(limit)}${moment}`,
    help: ["A list or a text that grows in a loop without an end is the usual cause."],
  };
}

/** The answer, or what was printed, is too large. */
export function output({ when, limit }: FaultOf<"output">): FaultWords {
  const moment = when === "load" ? " while the file was loaded" : "";
  return limit.name === "replyKiB"
    ? {
        what: `returned more than ${limitWords(limit)} as JSON`,
        help: ["Does the answer hold the same thing again and again?"],
      }
    : {
        what: `printed more than ${limitWords(limit)}${moment}`,
        help: ["A console.log in a loop without an end is the usual cause."],
      };
}

/** The process ended in the middle of it. */
export function exit({ when, code, signal }: FaultOf<"exit">, look: Look): FaultWords {
  const moment = when === "load" ? "while the file was loaded" : "during the call";
  const how =
    signal === null ? `exit code ${code ?? "unknown"}` : `signal ${visible(signal, look)}`;
  return {
    what: `ended the process it runs in, ${moment} (${how})`,
    help: ["A function answers with `return`; nothing may end the program."],
  };
}
