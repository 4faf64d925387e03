import type { Step } from "../sandbox/call.ts";
import type { Reply } from "../sandbox/reply.ts";
import type { Wrong } from "./attempt.ts";
import { attemptScript, type Script, type ScriptAttempt } from "./attempt-script.ts";
import type { Checked } from "./checked.ts";
import { failureOf, givenArguments, silence } from "./failure.ts";
import type { Failure, Given } from "./outcome.ts";
import type { Setting } from "./setting.ts";
import type { Grader } from "./words.ts";

/** Judges a script in a fresh realm. */
export async function runScript(script: Script, setting: Setting): Promise<Checked> {
  const attempt = await attemptScript(setting.open(), script);
  const { replies, verdict } = attempt;
  const rounds = [[verdict]];
  switch (verdict.is) {
    case "right":
      return { outcome: { status: "passed" }, replies, rounds };
    case "wrong": {
      const failure = failureOfScript(attempt, verdict, setting);
      return { outcome: { status: "failed", failure }, replies, rounds };
    }
    default: {
      const message = "the sandbox left steps unanswered";
      return { outcome: { status: "errored", message }, replies, rounds };
    }
  }
}

function failureOfScript(
  { steps, shows, replies }: ScriptAttempt,
  wrong: Wrong,
  setting: Setting,
): Failure {
  if (wrong.fault) {
    const stoppedAt = replies.findIndex((reply) => !reply.ok);
    const made = [...steps, ...shows].slice(0, stoppedAt + 1);
    return failureOfSteps(made, wrong, replies[stoppedAt], setting);
  }
  const show: Step = { do: "show", name: String(wrong.differences[0]?.path[0]) };
  const last = replies[steps.findLastIndex((step) => step.do === "call")];
  return failureOfSteps([...steps, show], wrong, last, setting);
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
