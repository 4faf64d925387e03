import { Script } from "node:vm";
import { preludeScript } from "../script-names.ts";
import type { Boot, Opening } from "../wire.ts";
import { bareFunction } from "./measures/bare-function.ts";
import type { Output } from "./output.ts";
import { createParser } from "./program.ts";
import { createFreshRealm, type FreshRealm, type Realm, startRealm } from "./realm.ts";

export interface Answerer {
  /** Answers a request of the parent, one line. */
  answer(request: string): void;
  /** Makes the next realm while there is nothing else to do. */
  prepare(): void;
}

/** Answers the requests of the parent in order. */
export function createAnswerer(boot: Boot, output: Output): Answerer {
  const { token, consoleLength, replyBytes } = boot;
  const prelude = new Script(boot.prelude, { filename: preludeScript });
  const parse = createParser();
  const announced = new Set<Script>();
  const emit = boot.careful
    ? bareFunction((text: string) => output.write(`${token}\tlog\t${text}\n`))
    : undefined;
  let realm: Realm | null = null;
  let spare: FreshRealm | null = null;
  let id = 0;

  return {
    answer(request) {
      const tab = request.indexOf("\t");
      const text = request.slice(tab + 1);
      const fields =
        request.slice(0, tab) === "open" ? open(JSON.parse(text) as Opening) : realm?.steps(text);
      output.write(`${token}\t${id}\t${fields ?? "broken"}\n`);
      id += 1;
    },
    prepare() {
      spare ??= createFreshRealm(prelude);
    },
  };

  function open({ code, async }: Opening): string | null {
    const parsed = parse(code);
    if ("fields" in parsed) return parsed.fields;
    const fresh = spare ?? createFreshRealm(prelude);
    spare = null;
    realm = startRealm(fresh, { consoleLength, replyBytes, async }, emit);
    return realm.load(parsed.script, () => announce(parsed.script));
  }

  /** Gives a debugger the time to set its breakpoints in a program that is new to it. */
  function announce(script: Script): void {
    if (!announced.has(script)) idle(boot.debuggerMs);
    announced.add(script);
  }
}

/** Keeps JavaScript running, for only then does V8 hear what a debugger says. */
function idle(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}
