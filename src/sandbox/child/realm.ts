import { type Context, type CreateContextOptions, createContext, Script } from "node:vm";
import {
  handOverName,
  type PreludeSettings,
  type RunInRealm,
  type StartPrelude,
} from "../prelude/handover.ts";
import { bareGlobal } from "./measures/bare-global.ts";
import { microtaskMode } from "./measures/microtasks-after-evaluation.ts";
import { codeFromText } from "./measures/no-code-from-text.ts";
import { codeFromWasm } from "./measures/no-code-from-wasm.ts";
import { textOnly } from "./measures/text-only.ts";
import { untouchedThrow } from "./measures/untouched-throw.ts";

/** One fresh global scope. Every answer is the fields of a reply, or null: the realm is broken. */
export interface Realm {
  /** @param onBound called when V8 has told a debugger of the program, and before it runs */
  load(program: Script, onBound: () => void): string | null;
  steps(text: string): string | null;
}

const contextOptions: CreateContextOptions = {
  codeGeneration: { strings: codeFromText, wasm: codeFromWasm },
  microtaskMode,
};

/** Takes the prelude's function inside the realm: deleting it from outside leaves it there on Node 20. */
const take = new Script(`{
  const start = globalThis[${JSON.stringify(handOverName)}];
  delete globalThis[${JSON.stringify(handOverName)}];
  start;
}`);

/** Evaluating anything at all makes the realm's microtasks run. */
const nothing = new Script("0");

/** A realm in which nothing of the student's ran yet: the prelude waits to be started. */
export interface FreshRealm {
  context: Context;
  start: StartPrelude;
}

/** @param prelude the prelude's script */
export function createFreshRealm(prelude: Script): FreshRealm {
  const context = createContext(bareGlobal(), contextOptions);
  prelude.runInContext(context);
  return { context, start: take.runInContext(context) as StartPrelude };
}

/** @param emit given to the prelude while a culprit is sought */
export function startRealm(
  { context, start }: FreshRealm,
  settings: PreludeSettings,
  emit: ((text: string) => void) | undefined,
): Realm {
  const run = start(JSON.stringify(settings), emit);
  return {
    load(program, onBound) {
      const module = untouchedThrow(() => program.runInContext(context) as () => unknown);
      onBound();
      const fields = module === null ? null : ask(run, "load", "", module);
      if (settings.async) drain();
      return fields;
    },
    steps(text) {
      let fields = ask(run, "steps", text);
      while (fields === "") {
        drain();
        fields = ask(run, "resume", "");
      }
      return fields;
    },
  };

  function drain(): void {
    untouchedThrow(() => nothing.runInContext(context));
  }
}

function ask(run: RunInRealm, ...request: Parameters<RunInRealm>): string | null {
  return textOnly(untouchedThrow(() => run(...request)));
}
