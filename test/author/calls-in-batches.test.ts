import { expect, test } from "vitest";
import { callsInBatches } from "../../src/author/calls-in-batches.ts";
import type { Step } from "../../src/sandbox/call.ts";
import type { Reply } from "../../src/sandbox/reply.ts";
import type { Realm } from "../../src/sandbox/sandbox.ts";

const console = { text: "", dropped: 0 };
const silent: Reply = { ok: false, fault: null, console };

/** A realm that answers a call with its first argument, and has no value for the number 13. */
function makeRealm() {
  const crossed: number[] = [];
  const made: unknown[] = [];
  const replyTo = (step: Step): Reply => {
    const [argument] = step.do === "call" ? step.arguments : [];
    const given = argument !== undefined && "json" in argument ? argument.json : null;
    made.push(given);
    if (given === 13) return { ok: false, fault: { kind: "nothing" }, console };
    return { ok: true, json: JSON.stringify(given), console };
  };
  const script = async (steps: readonly Step[]): Promise<Reply[]> => {
    crossed.push(steps.length);
    let stopped = false;
    return steps.map((step) => {
      if (stopped) return silent;
      const reply = replyTo(step);
      stopped = !reply.ok;
      return reply;
    });
  };
  const realm: Realm = {
    loaded: Promise.resolve({ ok: true, exports: [], console }),
    script,
    call: async (name, args) => {
      const step: Step = { do: "call", name: "result", function: name, arguments: args };
      const [reply = silent] = await script([step]);
      return reply;
    },
  };
  return { realm: callsInBatches(realm), crossed, made };
}

const numbersTo = (end: number) => Array.from({ length: end }, (_, i) => i);
const textOf = (reply: Reply) => (reply.ok ? reply.json : (reply.fault?.kind ?? "unreached"));

test("calls of one turn cross together, a hundred at a time, and are answered in order", async () => {
  const { realm, crossed } = makeRealm();
  const replies = await Promise.all(numbersTo(12).map((n) => realm.call("f", [{ json: n }])));
  expect(replies.map(textOf)).toEqual(numbersTo(12).map(String));
  await Promise.all(
    numbersTo(13)
      .flatMap(() => numbersTo(10))
      .map((n) => realm.call("f", [{ json: n }])),
  );
  expect(crossed).toEqual([12, 100, 30]);
});

test("calls of a later turn cross in another batch", async () => {
  const { realm, crossed } = makeRealm();
  await realm.call("f", [{ json: 1 }]);
  await realm.call("f", [{ json: 2 }]);
  expect(crossed).toEqual([1, 1]);
});

test("after a call without a value the others are made all the same, and in order", async () => {
  const { realm, made } = makeRealm();
  const replies = await Promise.all(numbersTo(150).map((n) => realm.call("f", [{ json: n }])));
  expect(replies.map(textOf)).toEqual(
    numbersTo(150).map((n) => (n === 13 ? "nothing" : String(n))),
  );
  expect(made).toEqual(numbersTo(150));
});

test("where the realm is gone, no call is left without an answer", async () => {
  const { realm } = makeRealm();
  const gone = callsInBatches({ ...realm, script: async (steps) => steps.map(() => silent) });
  const replies = await Promise.all(numbersTo(3).map((n) => gone.call("f", [{ json: n }])));
  expect(replies).toEqual([silent, silent, silent]);
});

test("what the sandbox throws reaches every call", async () => {
  const { realm } = makeRealm();
  const broken = callsInBatches({ ...realm, script: () => Promise.reject(new Error("closed")) });
  const settled = await Promise.allSettled(numbersTo(2).map(() => broken.call("f", [])));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
