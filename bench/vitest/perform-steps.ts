import type { Ref, ScriptStep } from "../../src/grading/words.ts";
import type { Path } from "../../src/json.ts";

/** Performs the steps of a script on a solution's functions, and answers what the names hold. */
export function performSteps(
  steps: readonly ScriptStep<never>[],
  functions: Record<string, (...args: unknown[]) => unknown>,
): Record<string, unknown> {
  const names: Record<string, unknown> = {};
  for (const step of steps) {
    if (step.do === "put") names[step.name] = structuredClone(step.value);
    else if (step.do === "set") {
      const holder = at(names, step.path.slice(0, -1)) as Record<string | number, unknown>;
      holder[step.path.at(-1) ?? ""] = structuredClone(step.value);
    } else {
      const { name, function: called, arguments: args } = step as Call;
      names[name] = functions[called]?.(
        ...args.map((arg) => (isRef(arg) ? at(names, arg.$ref) : arg)),
      );
    }
  }
  return JSON.parse(JSON.stringify(names));
}

interface Call {
  name: string;
  function: string;
  arguments: readonly unknown[];
}

function isRef(value: unknown): value is Ref {
  return typeof value === "object" && value !== null && "$ref" in value;
}

function at(from: unknown, path: Path): unknown {
  return path.reduce((held, key) => (held as Record<string | number, unknown>)[key], from);
}
