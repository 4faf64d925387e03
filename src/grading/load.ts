import type { Compiled } from "../sandbox/compile.ts";
import type { ConsoleText, Fault, Loaded, Reply } from "../sandbox/reply.ts";
import type { Realm, Sandbox } from "../sandbox/sandbox.ts";
import type { Program } from "../sandbox/submission.ts";
import { type Wrong, wrongBy } from "./attempt.ts";
import { silence } from "./failure.ts";
import type { GradedExercise } from "./grade.ts";
import { type CallCount, type Setting, settingOf } from "./setting.ts";

/** An exercise's program, ready to be judged, or what makes every check of the exercise fail. */
export type Prepared =
  | { ok: true; setting: Setting }
  | { ok: false; wrong: Wrong; program: Program | null; console: ConsoleText };

/** Every check of an exercise whose file still is the starter, not run. */
export const stillStarter: Prepared = {
  ok: false,
  wrong: { is: "wrong", kind: "starter", differences: [] },
  program: null,
  console: silence,
};

/** Loads an exercise's program once, to see that it can be judged. */
export async function prepare(
  exercise: GradedExercise,
  compiled: Compiled,
  sandbox: Sandbox,
  count: CallCount,
): Promise<Prepared> {
  if (!compiled.ok) {
    return { ok: false, wrong: wrongBy(compiled.fault), program: null, console: silence };
  }
  const { program } = compiled;
  const realm = sandbox.open(program, { async: exercise.grader.async });
  const loaded = await realm.loaded;
  const unfit = loaded.ok ? await unfitness(realm, loaded, exercise.id) : loaded;
  if (unfit === null) {
    return { ok: true, setting: settingOf(sandbox, program, exercise, count, realm) };
  }
  if (unfit.ok || unfit.fault === null) throw new Error("the sandbox left a call unanswered");
  return { ok: false, wrong: wrongBy(unfit.fault), program, console: loaded.console };
}

/** The reply to calling what was no function when the module was loaded; null where it was one. */
async function unfitness(
  realm: Realm,
  { exports }: Extract<Loaded, { ok: true }>,
  name: string,
): Promise<Reply | null> {
  const found = exports.find((one) => one.name === name);
  if (found?.type === "function") return null;
  const reply = await realm.call(name, []);
  if (!reply.ok && !isAboutResult(reply.fault)) return reply;
  // A getter may answer otherwise when it is looked at again: what it was at first counts.
  const fault = {
    kind: "not-a-function",
    name,
    file: `${name}.ts`,
    type: found?.type ?? "undefined",
  } as const;
  return { ok: false, fault, console: reply.console };
}

/** The call gave something back, so there was a function to be called. */
function isAboutResult(fault: Fault | null): boolean {
  return fault !== null && ["nothing", "not-json", "promise", "output"].includes(fault.kind);
}
