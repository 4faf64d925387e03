import type { Compiled } from "../sandbox/compile.ts";
import type { ConsoleText, Fault, Loaded } from "../sandbox/reply.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Program } from "../sandbox/submission.ts";
import { type Wrong, wrongBy } from "./attempt.ts";
import { silence } from "./failure.ts";
import type { GradedExercise } from "./grade.ts";
import { type CallCount, type Setting, settingOf } from "./setting.ts";
import { withoutComments } from "./source-text.ts";

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
  const setting = settingOf(sandbox, program, exercise, count);
  const loaded = await setting.open().loaded;
  const fault = faultOfLoading(program, loaded, exercise.id);
  if (fault === null) return { ok: true, setting };
  return { ok: false, wrong: wrongBy(fault), program, console: loaded.console };
}

/** What keeps a loaded program from being judged; null when it exports its function. */
function faultOfLoading(program: Program, loaded: Loaded, name: string): Fault | null {
  if (!loaded.ok) return loaded.fault;
  const file = program.entry;
  const found = loaded.exports.find((one) => one.name === name);
  if (found === undefined) {
    const empty = emptiness(program.sources[file] ?? "");
    return { kind: "missing-export", name, file, exports: loaded.exports, empty };
  }
  if (found.type === "function") return null;
  return { kind: "not-a-function", name, file, type: found.type };
}

function emptiness(source: string): "empty" | "comments" | null {
  const text = source.replace(/^\uFEFF/, "");
  if (text.trim() === "") return "empty";
  return withoutComments(text).trim() === "" ? "comments" : null;
}
