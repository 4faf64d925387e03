import type { Json } from "../json.ts";
import type { Argument } from "../sandbox/call.ts";
import type { Reply } from "../sandbox/reply.ts";
import type { Realm } from "../sandbox/sandbox.ts";
import type { Subject } from "./words.ts";

/** One call of a student's function, as it was made, with what came back. */
export interface RecordedCall {
  function: string;
  arguments: readonly Argument[];
  /** Null until it is answered. */
  reply: Reply | null;
}

/**
 * What a check's body calls instead of the student's functions: each call crosses to the realm as
 * JSON and is written down, on `calls` and in the order of all calls of the realm on `log`. The
 * promise rejects when no value came back; what it rejects with is of no interest, because the
 * recorded reply says more.
 */
export function recordingSubject(
  realm: Realm,
  calls: RecordedCall[],
  log: RecordedCall[],
): Subject<never> {
  const functions = {
    get(_: object, name: string | symbol) {
      // A subject that had a `then` would be taken for a promise by `await`.
      if (typeof name === "symbol" || name === "then") return undefined;
      return (...values: unknown[]) => {
        const call: RecordedCall = {
          function: name,
          arguments: values.map(asArgument),
          reply: null,
        };
        calls.push(call);
        log.push(call);
        const answer = answerOf(realm, call);
        // A body may forget to wait for a call; its rejection must not end the process.
        answer.catch(() => {});
        return answer;
      };
    },
  };
  return new Proxy({}, functions) as Subject<never>;
}

/** An argument as it crosses. Its JSON text is made when the call is sent, in the same turn. */
export function asArgument(value: unknown): Argument {
  return value === undefined ? { undefined: true } : { json: value as Json };
}

async function answerOf(realm: Realm, call: RecordedCall): Promise<Json> {
  const reply = await realm.call(call.function, call.arguments);
  call.reply = reply;
  if (!reply.ok) throw new Error("no value came back");
  return JSON.parse(reply.json) as Json;
}
