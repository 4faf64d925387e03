import type { Trial } from "./attempt.ts";
import { type Checked, outcomeWithoutWrong, repliesOf } from "./checked.ts";
import { failureOfCalls } from "./failure.ts";
import { runAlone } from "./rounds.ts";
import type { Setting } from "./setting.ts";
import type { ExampleSpec } from "./words.ts";

/** Judges an example: its body, once, in a fresh realm. */
export async function runExample(
  example: ExampleSpec<never, string>,
  setting: Setting,
): Promise<Checked> {
  const trial: Trial = { body: example.call, expected: example.expect };
  const attempt = await runAlone(setting.open, trial);
  const replies = repliesOf(attempt.calls);
  const { verdict } = attempt;
  const rounds = [[verdict]];
  if (verdict.is !== "wrong") {
    return { outcome: outcomeWithoutWrong([attempt]), replies, rounds };
  }
  const failure = failureOfCalls(attempt.calls, verdict, setting);
  return { outcome: { status: "failed", failure }, replies, rounds };
}
