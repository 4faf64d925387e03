import type { Json } from "../json.ts";
import type { Step } from "../sandbox/call.ts";
import type { Reply } from "../sandbox/reply.ts";
import type { Realm } from "../sandbox/sandbox.ts";
import { kindOfValue, type Verdict, wrongBy } from "./attempt.ts";
import { compare } from "./compare.ts";
import { asArgument } from "./subject.ts";
import type { Ref, ScriptSpec, ScriptStep } from "./words.ts";

export type Script = ScriptSpec<never, string>;

/** One script in one realm: what was asked, what came back, and the verdict on it. */
export interface ScriptAttempt {
  /** The script's own steps. */
  steps: Step[];
  /** Steps after them that show what the expected names hold. */
  shows: Step[];
  /** One for each of both. */
  replies: Reply[];
  verdict: Verdict;
}

/** Runs the steps of a script in one go, and judges what the expected names hold at the end. */
export async function attemptScript(realm: Realm, script: Script): Promise<ScriptAttempt> {
  const steps = script.steps.map(asStep);
  const shows = Object.keys(script.expect).map((name): Step => ({ do: "show", name }));
  const replies = await realm.script([...steps, ...shows]);
  const loaded = await realm.loaded;
  const stopped = replies.find((reply) => !reply.ok);
  const fault = loaded.ok ? stopped && !stopped.ok && stopped.fault : loaded.fault;
  const attempt = { steps, shows, replies };
  if (fault) return { ...attempt, verdict: { ...wrongBy(fault), expected: script.expect } };
  if (stopped || replies.length < steps.length + shows.length) {
    return { ...attempt, verdict: { is: "unreached" } };
  }
  return { ...attempt, verdict: judge(script, replies.slice(steps.length)) };
}

function judge({ expect }: Script, shown: readonly Reply[]): Verdict {
  const received: Record<string, Json> = {};
  Object.keys(expect).forEach((name, i) => {
    const reply = shown[i];
    if (reply?.ok) received[name] = JSON.parse(reply.json) as Json;
  });
  const differences = compare(expect, received);
  const name = differences[0]?.path[0];
  if (name === undefined) return { is: "right" };
  const kind = kindOfValue(expect[name] ?? null, received[name] ?? null);
  return { is: "wrong", kind, expected: expect, received, differences };
}

function asStep(step: ScriptStep<never>): Step {
  if (step.do !== "call") return step;
  const { name, function: called, arguments: args } = step as CallStep;
  return {
    do: "call",
    name,
    function: called,
    arguments: args.map((arg) => (isRef(arg) ? { ref: arg.$ref } : asArgument(arg))),
  };
}

/** A call step, whose function's name has no type in a script of no known solution. */
interface CallStep {
  name: string;
  function: string;
  arguments: readonly (Json | undefined | Ref)[];
}

function isRef(argument: Json | undefined | Ref): argument is Ref {
  return typeof argument === "object" && argument !== null && "$ref" in argument;
}
