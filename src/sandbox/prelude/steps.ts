import type { Path } from "../../json.ts";
import type { Argument, Step } from "../call.ts";
import type { ConsoleBuffer } from "./console/buffer.ts";
import { type Encoded, encode } from "./encode.ts";
import { type Exports, typeOf } from "./exports.ts";
import { quote } from "./json-text.ts";
import { apply, create, hasOwn, isArray, jsonParse, reflectSet } from "./primordials.ts";
import { follow, type Settling } from "./settle.ts";
import { threwText } from "./thrown.ts";
import type { Watch } from "./watch.ts";

export interface StepContext {
  exports: Exports;
  console: ConsoleBuffer;
  /** A call is an evaluation that settles. */
  async: boolean;
  watch: Watch;
}

/** Steps on their way: `run` goes on until the end, or until microtasks have to run first. */
export interface Run {
  /** @returns the replies, three fields a step; or the empty text: run the microtasks and come again */
  run(): string;
}

/** @param text JSON text of a list of steps */
export function startSteps(text: string, context: StepContext): Run {
  const steps = jsonParse(text) as Step[];
  const names = create(null) as Record<string, unknown>;
  let position = 0;
  let replies = "";
  let waiting: Settling | null = null;

  function reply(kind: "ok" | "fault", payload: string): void {
    const separator = replies === "" ? "" : "\t";
    replies += `${separator}${kind}\t${context.console.take()}\t${payload}`;
  }

  /** @returns whether the next step may follow */
  function settle(encoded: Encoded): boolean {
    if ("json" in encoded) {
      reply("ok", encoded.json);
      return true;
    }
    if ("fault" in encoded) reply("fault", encoded.fault);
    else waiting = follow(encoded.promise);
    return false;
  }

  function afterWaiting(settled: Settling, step: Step): boolean {
    if (!context.async || settled.state === "pending") {
      reply("fault", `{"kind":"promise","settles":${settled.state !== "pending"}}`);
      return false;
    }
    if (settled.state === "rejected") {
      reply("fault", threwText(settled.value));
      return false;
    }
    if (step.do === "call") names[step.name] = settled.value;
    return settle(encode(settled.value, context.watch));
  }

  return {
    run() {
      for (; position < steps.length; position += 1) {
        const step = steps[position] as Step;
        let goOn: boolean;
        if (waiting === null) goOn = settle(perform(step, names, context));
        else {
          const settled: Settling = waiting;
          waiting = null;
          goOn = afterWaiting(settled, step);
        }
        if (waiting !== null) return "";
        if (!goOn) break;
      }
      return replies;
    },
  };
}

function perform(step: Step, names: Record<string, unknown>, context: StepContext): Encoded {
  switch (step.do) {
    case "put":
      names[step.name] = step.value;
      return { json: "null" };
    case "call":
      return performCall(step, names, context);
    case "set":
      return performSet(step.path, step.value, names);
    case "show":
      return encode(names[step.name], context.watch);
  }
}

function performCall(
  step: Extract<Step, { do: "call" }>,
  names: Record<string, unknown>,
  { exports, watch }: StepContext,
): Encoded {
  const name = quote(step.function);
  if (!exports.has(step.function)) return { fault: `{"kind":"missing-export","name":${name}}` };
  try {
    const callee = exports.get(step.function);
    const type = typeOf(callee);
    if (type !== "function") {
      return { fault: `{"kind":"not-a-function","name":${name},"type":${quote(type)}}` };
    }
    const result: unknown = apply(callee as () => unknown, undefined, argumentsOf(step, names));
    names[step.name] = result;
    return encode(result, watch);
  } catch (thrown) {
    return { fault: threwText(thrown) };
  }
}

/** The arguments take the place of their descriptions: nobody else has the list, and adding to one is slow. */
function argumentsOf(
  step: Extract<Step, { do: "call" }>,
  names: Record<string, unknown>,
): unknown[] {
  const values = step.arguments as unknown[];
  for (let i = 0; i < values.length; i += 1) {
    values[i] = argumentValue(values[i] as Argument, names);
  }
  return values;
}

function argumentValue(argument: Argument, names: Record<string, unknown>): unknown {
  // Own members only: the student may have put others on Object.prototype.
  if (hasOwn(argument, "json")) return (argument as { json: unknown }).json;
  if (hasOwn(argument, "ref")) return valueAt((argument as { ref: Path }).ref, names, 0);
  return undefined;
}

/** Sets a member of something named. Where there is nothing to set it on, nothing happens. */
function performSet(path: Path, value: unknown, names: Record<string, unknown>): Encoded {
  try {
    const holder = valueAt(path, names, 1);
    const key = path[path.length - 1];
    if (isHolder(holder) && key !== undefined && path.length > 1) reflectSet(holder, key, value);
    return { json: "null" };
  } catch (thrown) {
    return { fault: threwText(thrown) };
  }
}

function valueAt(path: Path, names: Record<string, unknown>, without: number): unknown {
  if (!isArray(path)) return undefined;
  let value: unknown = names[path[0] as string];
  for (let i = 1; i < path.length - without; i += 1) {
    if (!isHolder(value)) return undefined;
    value = (value as Record<string | number, unknown>)[path[i] as string | number];
  }
  return value;
}

function isHolder(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
