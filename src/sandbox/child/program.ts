import { Script } from "node:vm";
import { programScript } from "../script-names.ts";

/** A program ready to run, or the fields of the reply that says why there is none. */
export type Parsed = { script: Script } | { fields: string };

/**
 * Parses programs, each once. The bundler leaves to V8 what only V8 can judge, such as a regular
 * expression that is none.
 */
export function createParser(): (code: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (code) => {
    let parsed = known.get(code);
    if (parsed === undefined) {
      parsed = parse(code);
      known.set(code, parsed);
    }
    return parsed;
  };
}

function parse(code: string): Parsed {
  try {
    return { script: new Script(code, { filename: programScript }) };
  } catch (error) {
    const { message, stack } = error as SyntaxError;
    const fault = { kind: "syntax", message, ...placeIn(stack ?? "") };
    return { fields: `fault\t["",0]\t${JSON.stringify(fault)}` };
  }
}

/** Node puts `file:line`, the line and a caret before the stack of a syntax error. */
function placeIn(stack: string): { line: number; column: number } {
  const [first = "", , carets = ""] = stack.split("\n");
  const line = Number(first.slice(first.lastIndexOf(":") + 1));
  return { line: line > 0 ? line : 1, column: carets.indexOf("^") + 1 };
}
