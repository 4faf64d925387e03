import { Script } from "node:vm";
import { preludeScript } from "../script-names.ts";
import type { Boot, Opening } from "../wire.ts";
import { bareFunction } from "./measures/bare-function.ts";
import type { Output } from "./output.ts";
import { createParser } from "./program.ts";
import { createRealm, type Realm } from "./realm.ts";

/** Answers the requests of the parent, one line each, in order. */
export function createAnswerer(boot: Boot, output: Output): (request: string) => void {
  const { token, consoleLength, replyBytes } = boot;
  const prelude = new Script(boot.prelude, { filename: preludeScript });
  const parse = createParser(() => idle(boot.debuggerMs));
  const emit = boot.careful
    ? bareFunction((text: string) => output.write(`${token}\tlog\t${text}\n`))
    : undefined;
  let realm: Realm | null = null;
  let id = 0;

  return (request) => {
    const tab = request.indexOf("\t");
    const text = request.slice(tab + 1);
    const fields =
      request.slice(0, tab) === "open" ? open(JSON.parse(text) as Opening) : realm?.steps(text);
    output.write(`${token}\t${id}\t${fields ?? "broken"}\n`);
    id += 1;
  };

  function open({ code, async }: Opening): string | null {
    const parsed = parse(code);
    if ("fields" in parsed) return parsed.fields;
    realm = createRealm(prelude, { consoleLength, replyBytes, async }, emit);
    return realm.load(parsed.script);
  }
}

/** Keeps JavaScript running, for only then does V8 hear what a debugger says. */
function idle(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}
