import { type AnswerReader, createAnswerReader } from "./answers.ts";
import { callStep, type Step } from "./call.ts";
import { debuggedCode } from "./debugged-code.ts";
import { builtParts, type Launch, type Parts, planLaunch } from "./launch.ts";
import type { Reply } from "./reply.ts";
import { createRunner, type Runner } from "./runner.ts";
import type { Realm, Sandbox, SandboxOptions } from "./sandbox.ts";
import { abandonable, createRequest, createSession, type Session } from "./session.ts";

/**
 * Starts a child process to run a submission in. It starts while the caller goes on, so that it is
 * ready when the first program is compiled.
 *
 * @param parts the child's program and prelude, as the build left them
 * @throws UsageError `sandbox-required` when walls are required that this machine cannot raise
 */
export function startSandbox(options: SandboxOptions, parts: Parts = builtParts()): Sandbox {
  return launchSandbox(planLaunch(parts, options), options);
}

/** The same with a command line that is made already. */
export function launchSandbox(launch: Launch, options: SandboxOptions): Sandbox {
  const runner = createRunner(launch, options);
  let current: Session | null = null;

  return {
    walls: launch.walls,
    open(program, { async = false } = {}) {
      const session = createSession(program);
      current = session;
      const reader = createAnswerReader(program, options.limits);
      return openRealm(
        runner,
        session,
        reader,
        options.inspect === undefined ? program.code : debuggedCode(program),
        async,
        () => {
          if (current !== session) throw new Error("this realm has ended: another one was opened");
        },
      );
    },
    close: () => runner.close(),
  };
}

function openRealm(
  runner: Runner,
  session: Session,
  reader: AnswerReader,
  code: string,
  async: boolean,
  assertCurrent: () => void,
): Realm {
  const opening = { line: `open\t${JSON.stringify({ code, async })}`, opens: true, replies: 1 };
  const load = createRequest(session, opening, reader.loaded);
  runner.submit(load.request);

  /** Asks for steps to be taken; `read` makes of their replies what is wanted. */
  function take<T>(steps: readonly Step[], read: (replies: Reply[]) => T): Promise<T> {
    try {
      assertCurrent();
    } catch (error) {
      return abandonable(Promise.reject(error));
    }
    const asked = { line: `steps\t${JSON.stringify(steps)}`, opens: false, replies: steps.length };
    const { request, result } = createRequest(session, asked, (answer) =>
      read(reader.replies(answer, steps.length)),
    );
    runner.submit(request);
    return result;
  }

  return {
    loaded: load.result,
    script: (steps) => (steps.length === 0 ? Promise.resolve([]) : take(steps, (all) => all)),
    call: (name, args) => take([callStep(name, args)], firstOf),
  };
}

/** A call is a script of one step. */
function firstOf([reply]: readonly Reply[]): Reply {
  if (reply === undefined) throw new Error("a call has one reply");
  return reply;
}
