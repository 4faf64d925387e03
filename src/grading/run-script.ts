import type { Json } from "../json.ts";
import type { Step } from "../sandbox/call.ts";
import type { Reply } from "../sandbox/reply.ts";
import { kindOfValue, type Wrong, wrongBy } from "./attempt.ts";
import type { Checked } from "./checked.ts";
import { compare } from "./compare.ts";
import { failureOf, givenArguments, silence } from "./failure.ts";
import type { Failure, Given } from "./outcome.ts";
import type { Setting } from "./setting.ts";
import { asArgument } from "./subject.ts";
import type { Grader, Ref, ScriptSpec, ScriptStep } from "./words.ts";

type Script = ScriptSpec<never, string>;

/** Judges a script: its steps in one go in a fresh realm, then what the expected names hold. */
export async function runScript(script: Script, setting: Setting): Promise<Checked> {
  const steps = script.steps.map(asStep);
  const shows = Object.keys(script.expect).map((name): Step => ({ do: "show", name }));
  const realm = setting.open();
  const replies = await realm.script([...steps, ...shows]);
  const loaded = await realm.loaded;
  const stoppedAt = replies.findIndex((reply) => !reply.ok);
  const stopped = replies[stoppedAt];
  const fault = loaded.ok ? stopped && !stopped.ok && stopped.fault : loaded.fault;
  if (fault) {
    const wrong: Wrong = { ...wrongBy(fault), expected: script.expect };
    const made = [...steps, ...shows].slice(0, stoppedAt + 1);
    const failure = failureOfSteps(made, wrong, stopped, setting);
    return { outcome: { status: "failed", failure }, replies };
  }
  if (stopped || replies.length < steps.length + shows.length) {
    const message = "the sandbox left steps unanswered";
    return { outcome: { status: "errored", message }, replies };
  }
  const wrong = judge(script, replies.slice(steps.length));
  if (wrong === null) return { outcome: { status: "passed" }, replies };
  const show: Step = { do: "show", name: String(wrong.differences[0]?.path[0]) };
  const last = replies[steps.findLastIndex((step) => step.do === "call")];
  const failure = failureOfSteps([...steps, show], wrong, last, setting);
  return { outcome: { status: "failed", failure }, replies };
}

/** What is wrong with the values that the expected names hold at the end; null when nothing is. */
function judge({ expect }: Script, shown: readonly Reply[]): Wrong | null {
  const received: Record<string, Json> = {};
  Object.keys(expect).forEach((name, i) => {
    const reply = shown[i];
    if (reply?.ok) received[name] = JSON.parse(reply.json) as Json;
  });
  const differences = compare(expect, received);
  const name = differences[0]?.path[0];
  if (name === undefined) return null;
  const kind = kindOfValue(expect[name] ?? null, received[name] ?? null);
  return { is: "wrong", kind, expected: expect, received, differences };
}

function failureOfSteps(
  steps: readonly Step[],
  wrong: Wrong,
  judged: Reply | undefined,
  setting: Setting,
): Failure {
  const calls = steps.flatMap((step) => (step.do === "call" ? [step.function] : []));
  return failureOf({
    wrong,
    given: steps.map((step) => givenStep(step, setting.parameters)),
    judged: calls.at(-1) ?? setting.exercise,
    console: judged?.console ?? silence,
    program: setting.program,
  });
}

function givenStep(step: Step, parameters: Grader["parameters"]): Given {
  if (step.do !== "call") return step;
  const { name: as, function: called, arguments: args } = step;
  return {
    do: "call",
    as,
    function: called,
    arguments: givenArguments(called, args, parameters),
  };
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
