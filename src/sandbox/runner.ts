import { unreached } from "./answers.ts";
import { type Conversation, startConversation } from "./conversation.ts";
import { type Death, faultOfDeath } from "./death.ts";
import type { Launch } from "./launch.ts";
import type { Fault } from "./reply.ts";
import type { SandboxOptions } from "./sandbox.ts";
import type { Request } from "./session.ts";
import type { Program } from "./submission.ts";

const mostAttempts = 3;
const mostFailedStarts = 3;

/** Has requests answered in order, by one child after another. */
export interface Runner {
  /** Queues a request; those queued in one turn are sent together. */
  submit(request: Request): void;
  close(): Promise<void>;
}

/**
 * Starts the first child at once, and another whenever one dies. After a death the realm it was at
 * is brought back by repeating what was asked of it, one reply at a time, to learn what it died of.
 */
export function createRunner(launch: Launch, options: SandboxOptions): Runner {
  const { limits } = options;
  /** Requests without an answer, in order; of those, how many the child has not been sent. */
  let pending: Request[] = [];
  let unsent = 0;
  let careful = false;
  let spentMs = 0;
  let failedStarts = 0;
  let failure: Error | null = null;
  let exhausted: Fault | null = null;
  let onGone: (() => void) | null = null;
  const slowPrograms = new WeakSet<Program>();
  let conversation: Conversation | null = start();

  function start(): Conversation {
    return startConversation(launch, options, careful, {
      onReady() {
        failedStarts = 0;
      },
      onReply(request, steps) {
        if (request.answered) return;
        pending.shift();
        request.answer({ steps });
      },
      onWork(passedMs) {
        spentMs += passedMs;
        return spentMs <= limits.submissionMs;
      },
      onDeath,
    });
  }

  function send(): void {
    conversation?.ask(pending.slice(pending.length - unsent));
    unsent = 0;
  }

  function onDeath(death: Death): void {
    conversation = null;
    if (!death.started) failedStarts += 1;
    const [first] = pending;
    if (onGone !== null) onGone();
    else if (failedStarts >= mostFailedStarts) giveUp(death);
    else if (first !== undefined && death.started) judge(first, death);
    // A child that died while it had nothing to do is replaced when there is something again.
    if (first === undefined || failure !== null || exhausted !== null) return;
    careful = true;
    conversation = start();
    resume();
  }

  /** Repeats what the first request's realm was asked before, and goes on from there. */
  function resume(): void {
    const session = pending[0]?.session;
    const before = session?.history.filter((request) => request.answered) ?? [];
    conversation?.ask([...before, ...pending]);
    unsent = 0;
  }

  /** Either the request has had its chances, or it gets another in the next child. */
  function judge(request: Request, death: Death): void {
    const { session } = request;
    if (death.verdict === "time") {
      session.timeouts += 1;
      const chances = slowPrograms.has(session.program) ? 1 : mostAttempts;
      if (!death.careful || session.timeouts < chances) return;
      slowPrograms.add(session.program);
    }
    const known = death.careful || death.verdict === "submission-time";
    if (!known) return;
    const when = request.opens ? "load" : "call";
    const fault = faultOfDeath(death, when, Math.max(1, session.timeouts), limits);
    condemn(request, fault, death.log);
    if (death.verdict === "submission-time") exhaust(fault);
  }

  function condemn(request: Request, fault: Fault, log: string): void {
    request.session.dead = true;
    request.answer({ fault, console: { text: log, dropped: 0 } });
    for (const other of pending) if (other.session === request.session) other.answer(unreached);
    pending = pending.filter((other) => !other.answered);
  }

  function exhaust(fault: Fault): void {
    exhausted = fault;
    for (let next = pending[0]; next !== undefined; next = pending[0]) condemn(next, fault, "");
  }

  function giveUp({ end }: Death): void {
    failure = new Error(`the sandbox does not start: ${end.failure?.message ?? end.stderr.trim()}`);
    failAll(failure);
  }

  function failAll(error: Error): void {
    for (const request of pending) request.fail(error);
    pending = [];
  }

  return {
    submit(request) {
      if (failure !== null) return request.fail(failure);
      if (request.session.dead) return request.answer(unreached);
      if (exhausted !== null) return condemn(request, exhausted, "");
      conversation ??= start();
      pending.push(request);
      unsent += 1;
      if (unsent === 1) setImmediate(send);
    },
    async close() {
      failure ??= new Error("the sandbox is closed");
      failAll(failure);
      if (conversation === null) return;
      const gone = new Promise<void>((resolve) => {
        onGone = resolve;
      });
      conversation.kill();
      await gone;
    },
  };
}
