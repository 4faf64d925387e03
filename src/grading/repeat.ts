import { callStep } from "../sandbox/call.ts";
import type { Realm } from "../sandbox/sandbox.ts";
import type { Attempt } from "./attempt.ts";

/** How many calls cross as one script: few enough that together they stay within the time of one call. */
const callsAtOnce = 16;

/**
 * Makes the calls of attempts again, in the order of the attempts given and in a fresh realm, and
 * tells whether each is answered with the very text of the first time. Where it is, the verdicts are
 * the same: bodies and oracles are pure. That takes half the time of judging again. A call that was
 * answered with no value the first time, or is not answered now, counts as a difference.
 */
export async function answersAlike(
  open: () => Realm,
  attempts: readonly Attempt[],
): Promise<boolean> {
  const calls = attempts.flatMap((attempt) => attempt.calls);
  const texts = calls.map(({ reply }) => (reply?.ok ? reply.json : null));
  if (texts.includes(null)) return false;
  const realm = open();
  const scripts: Promise<boolean>[] = [];
  for (let from = 0; from < calls.length; from += callsAtOnce) {
    const steps = calls
      .slice(from, from + callsAtOnce)
      .map((call) => callStep(call.function, call.arguments));
    scripts.push(
      realm
        .script(steps)
        .then((replies) => replies.every((reply, i) => reply.ok && reply.json === texts[from + i])),
    );
  }
  return (await Promise.all(scripts)).every(Boolean);
}
