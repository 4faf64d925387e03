import type { Setting } from "../grading/setting.ts";
import { type Argument, callStep } from "../sandbox/call.ts";
import type { Reply } from "../sandbox/reply.ts";
import type { Realm } from "../sandbox/sandbox.ts";

/** Calls that cross as one request. The time limit of one call is theirs together. */
const mostInBatch = 100;

/** A call that is not answered yet. */
interface Waiting {
  name: string;
  args: readonly Argument[];
  answer(reply: Reply): void;
  fail(error: unknown): void;
}

/** The same setting, in whose realms calls cross in batches. */
export function settingInBatches(setting: Setting): Setting {
  return { ...setting, open: () => callsInBatches(setting.open()) };
}

/**
 * The same realm, in which calls made in the same turn cross as scripts: to cross costs more than
 * most calls do. The calls are made in the same order, and the answers are the same as long as none
 * takes the child with it: then the first of its batch is blamed, whichever it was.
 */
export function callsInBatches(realm: Realm): Realm {
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const all = waiting;
    waiting = [];
    try {
      for (let start = 0; start < all.length; start += mostInBatch) {
        await sendBatch(realm, all.slice(start, start + mostInBatch));
      }
    } catch (error) {
      for (const { fail } of all) fail(error);
    }
  }

  return {
    loaded: realm.loaded,
    script: (steps) => realm.script(steps),
    call: (name, args) =>
      new Promise((answer, fail) => {
        if (waiting.length === 0) queueMicrotask(() => void send());
        waiting.push({ name, args, answer, fail });
      }),
  };
}

async function sendBatch(realm: Realm, batch: readonly Waiting[]): Promise<void> {
  const replies = await realm.script(batch.map(({ name, args }) => callStep(name, args)));
  const fault = replies.findIndex((reply) => !reply.ok && reply.fault !== null);
  const answered = fault === -1 ? batch.length : fault + 1;
  for (const [i, { answer }] of batch.slice(0, answered).entries()) {
    const reply = replies[i];
    if (reply === undefined) throw new Error("a call has one reply");
    answer(reply);
  }
  // A fault is the end of a script, and not of calls. Where there is one, more are likely to follow.
  const rest = batch.slice(answered);
  const late = await Promise.all(rest.map(({ name, args }) => realm.call(name, args)));
  for (const [i, reply] of late.entries()) rest[i]?.answer(reply);
}
