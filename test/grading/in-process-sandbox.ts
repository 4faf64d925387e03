import { runInThisContext } from "node:vm";
import type { Json, Path } from "../../src/json.ts";
import type { Argument, Step } from "../../src/sandbox/call.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import type { ExportFound, Fault, Loaded, Reply } from "../../src/sandbox/reply.ts";
import type { Realm, Sandbox } from "../../src/sandbox/sandbox.ts";
import type { Program } from "../../src/sandbox/submission.ts";

/** What a test's submission throws to die as the real one would. */
const deaths: Readonly<Record<string, Fault>> = {
  hang: {
    kind: "timeout",
    when: "call",
    limit: { name: "callMs", value: defaultLimits.callMs },
    attempts: 1,
  },
  bomb: {
    kind: "memory",
    when: "call",
    limit: { name: "heapMiB", value: defaultLimits.heapMiB },
  },
};

const quiet = { text: "", dropped: 0 };

type Functions = Record<string, (...args: unknown[]) => unknown>;

/**
 * A sandbox without walls: the program runs in this process, each realm with modules of its own. For
 * unit tests of the grading, and as the lower bound of what isolation can cost. Where a submission
 * throws the text `hang` or `bomb`, its realm dies as of a timeout or of too much memory.
 */
export function inProcessSandbox(): Sandbox & { realms: number; closed: boolean } {
  let current: object | null = null;
  return {
    walls: [],
    realms: 0,
    closed: false,
    open(program, { async = false } = {}) {
      if (this.closed) throw new Error("the sandbox is closed");
      this.realms++;
      const realm = openRealm(program, async, () => current === realm);
      current = realm;
      return realm;
    },
    async close() {
      this.closed = true;
    },
  };
}

function openRealm(program: Program, async: boolean, isOpen: () => boolean): Realm {
  const { loaded, functions } = load(program);
  let dead = !loaded.ok;
  const settle = (reply: Reply): Reply => {
    if (!reply.ok && reply.fault && Object.values(deaths).includes(reply.fault)) dead = true;
    return reply;
  };
  const alive = (act: () => unknown): Reply | Promise<Reply> => {
    if (dead) return { ok: false, fault: null, console: quiet };
    return async ? answerLater(act).then(settle) : settle(answer(act));
  };
  return {
    loaded: Promise.resolve(loaded),
    async call(name, args) {
      if (!isOpen()) throw new Error("the realm was left for another");
      const fault = loaded.ok ? unfit(program, loaded.exports, name) : null;
      if (fault) return refusal(fault);
      return alive(() => functions[name]?.(...args.map((argument) => value(argument, {}))));
    },
    async script(steps) {
      if (!isOpen()) throw new Error("the realm was left for another");
      const names: Record<string, unknown> = {};
      const replies: Reply[] = [];
      for (const step of steps) {
        const last = replies.at(-1);
        const stopped = last !== undefined && !last.ok;
        replies.push(
          stopped
            ? { ok: false, fault: null, console: quiet }
            : await alive(() => perform(step, names, functions)),
        );
      }
      return replies;
    },
  };
}

function load(program: Program): { loaded: Loaded; functions: Functions } {
  try {
    const run = runInThisContext(program.code) as () => Functions | undefined;
    const functions = run() ?? {};
    const exports = Object.entries(functions).map(([name, one]) => ({ name, type: typeof one }));
    return { loaded: { ok: true, exports, console: quiet }, functions };
  } catch (error) {
    return { loaded: { ok: false, fault: faultOf(error, "load"), console: quiet }, functions: {} };
  }
}

function unfit(program: Program, exports: ExportFound[], name: string): Fault | null {
  const file = program.entry;
  const found = exports.find((one) => one.name === name);
  if (!found) return { kind: "missing-export", name, file, exports, empty: null };
  return found.type === "function"
    ? null
    : { kind: "not-a-function", name, file, type: found.type };
}

function perform(step: Step, names: Record<string, unknown>, functions: Functions): unknown {
  switch (step.do) {
    case "put":
      names[step.name] = copy(step.value);
      return null;
    case "call":
      names[step.name] = functions[step.function]?.(
        ...step.arguments.map((argument) => value(argument, names)),
      );
      return names[step.name];
    case "set": {
      const holder = at(step.path.slice(0, -1), names);
      if (typeof holder === "object" && holder !== null) {
        Reflect.set(holder, step.path.at(-1) ?? "", copy(step.value));
      }
      return null;
    }
    case "show":
      return names[step.name];
  }
}

function value(argument: Argument, names: Record<string, unknown>): unknown {
  if ("json" in argument) return copy(argument.json);
  return "ref" in argument ? at(argument.ref, names) : undefined;
}

function at(path: Path, from: unknown): unknown {
  return path.reduce((held, key) => (held as Record<string | number, unknown>)[key], from);
}

function copy(json: Json): unknown {
  return JSON.parse(JSON.stringify(json));
}

function answer(act: () => unknown): Reply {
  try {
    const result = act();
    return result instanceof Promise
      ? refusal({ kind: "promise", settles: true })
      : encoded(result);
  } catch (error) {
    return refusal(faultOf(error, "call"));
  }
}

async function answerLater(act: () => unknown): Promise<Reply> {
  try {
    return encoded(await act());
  } catch (error) {
    return refusal(faultOf(error, "call"));
  }
}

function encoded(result: unknown): Reply {
  if (result === undefined) return refusal({ kind: "nothing" });
  const text = JSON.stringify(result) as string | undefined;
  return text === undefined
    ? refusal({ kind: "not-json", path: [], found: typeof result })
    : { ok: true, json: text, console: quiet };
}

function refusal(fault: Fault): Reply {
  return { ok: false, fault, console: quiet };
}

function faultOf(error: unknown, when: "load" | "call"): Fault {
  const death = typeof error === "string" ? deaths[error] : undefined;
  if (death) return death;
  const { name, message } = error as Error;
  return { kind: "threw", when, thrown: { name, message, frames: [] }, at: null };
}
