import { startChild } from "./child-process.ts";
import { createClock } from "./clock.ts";
import type { Death, Verdict } from "./death.ts";
import type { Launch } from "./launch.ts";
import type { Limits } from "./limits.ts";
import type { Told, ToldStep } from "./replies.ts";
import { residentMiB } from "./resident.ts";
import type { SandboxOptions } from "./sandbox.ts";
import type { Request } from "./session.ts";

/** One child, from its start to its end. */
export interface Conversation {
  /** Asks, as soon as the child is ready. Replies come in the same order. */
  ask(requests: readonly Request[]): void;
  kill(): void;
}

export interface ConversationEvents {
  onReady(): void;
  onReply(request: Request, steps: ToldStep[]): void;
  /** The child worked for so many milliseconds; says whether it may go on. */
  onWork(passedMs: number): boolean;
  onDeath(death: Death): void;
}

const startMs = 10_000;
const debuggerMs = 300;

/** Starts a child, asks it, and watches it: a reply too late, too long or out of turn is its end. */
export function startConversation(
  launch: Launch,
  { limits, inspect }: SandboxOptions,
  careful: boolean,
  events: ConversationEvents,
): Conversation {
  const sent: Request[] = [];
  let waiting: string[] = [];
  let nextId = 0;
  let ready = false;
  let quietMs = 0;
  let log = "";
  let verdict: Verdict | null = null;

  const clock = createClock((passedMs) => {
    quietMs += passedMs;
    const late = lateness(passedMs);
    if (late !== null) kill(late);
    else if (child.pid !== undefined && residentMiB(child.pid) > limits.residentMiB) kill("memory");
  });
  const child = startChild(
    launch,
    {
      consoleLength: limits.consoleKiB * 1024,
      replyBytes: limits.replyKiB * 1024,
      careful,
      debuggerMs: inspect === undefined ? 0 : debuggerMs,
    },
    () => longestLine(limits, sent[0]?.replies ?? 1),
    {
      onTold: hear,
      onNonsense: () => kill("nonsense"),
      onFlood: () => kill("flood"),
      onStderr: (text) => announce(text, inspect),
      onEnd(end) {
        clock.stop();
        events.onDeath({ verdict, end, started: ready, careful, log });
      },
    },
  );
  clock.start();

  function lateness(passedMs: number): Verdict | null {
    if (inspect !== undefined) return null;
    if (!ready) return quietMs > startMs ? "start" : null;
    if (!events.onWork(passedMs)) return "submission-time";
    return quietMs > (sent[0]?.opens ? limits.loadMs : limits.callMs) ? "time" : null;
  }

  function hear(told: Told): void {
    if (verdict !== null) return;
    if (told.says === "log") log += told.text;
    else if (told.says === "ready") becomeReady();
    else takeReply(told.id, told.steps);
  }

  function becomeReady(): void {
    ready = true;
    clock.stop();
    events.onReady();
    flush();
  }

  function takeReply(id: number, steps: ToldStep[]): void {
    const request = sent[0];
    const due = steps.length > 0 && steps.length <= (request?.replies ?? 0);
    if (request === undefined || id !== nextId || !due) {
      kill("nonsense");
      return;
    }
    sent.shift();
    nextId += 1;
    quietMs = 0;
    log = "";
    if (sent.length === 0) clock.stop();
    events.onReply(request, steps);
  }

  function flush(): void {
    if (!ready || waiting.length === 0) return;
    quietMs = sent.length === waiting.length ? 0 : quietMs;
    child.send(waiting);
    waiting = [];
    clock.start();
  }

  function kill(reason: Verdict | null): void {
    verdict ??= reason;
    child.kill();
  }

  return {
    ask(requests) {
      sent.push(...requests);
      waiting.push(...requests.map((request) => request.line));
      flush();
    },
    kill: () => kill(null),
  };
}

/** More than any answer can have: results, console and faults, with each character escaped. */
function longestLine(limits: Limits, replies: number): number {
  const escaped = 6 * (limits.consoleKiB + limits.sourceKiB);
  return (limits.replyKiB * replies + escaped + 1024) * 1024;
}

/** Node says on stderr where its inspector listens. */
function announce(text: string, inspect: SandboxOptions["inspect"]): void {
  const url = /Debugger listening on (ws:\S+)/.exec(text)?.[1];
  if (url !== undefined) inspect?.onListening(url);
}
