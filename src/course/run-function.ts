import { Interrupted } from "../errors.ts";
import { unlessInterrupted } from "../grading/interrupt.ts";
import type { Argument } from "../sandbox/call.ts";
import { type Compiler, createCompiler } from "../sandbox/compile.ts";
import type { Limits } from "../sandbox/limits.ts";
import { startSandbox } from "../sandbox/process.ts";
import type { ConsoleText, Fault, Reply } from "../sandbox/reply.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Submission } from "../sandbox/submission.ts";

/** One call of one function of a submission. */
export interface RunRequest {
  submission: Submission;
  /** The file that exports the function. */
  file: string;
  name: string;
  arguments: readonly Argument[];
  /** A call is an evaluation that settles. */
  async: boolean;
  limits: Limits;
  /** Ends the run: the child is killed and `Interrupted` is thrown. */
  signal: AbortSignal;
}

/** What a call came to. */
export interface Ran {
  /** JSON text of the result, or what the code did instead of giving one. */
  outcome: { json: string } | { fault: Fault };
  /** What was printed while the module loaded and while the function ran. */
  console: ConsoleText;
  /** How long the call took, to and from the sandbox, milliseconds. */
  durationMs: number;
}

/** Calls a student's function in the sandbox. Throws Interrupted. */
export async function runFunction(request: RunRequest): Promise<Ran> {
  if (request.signal.aborted) throw new Interrupted();
  const sandbox = startSandbox({ limits: request.limits, osSandbox: "off" });
  const compiler = createCompiler();
  try {
    return await unlessInterrupted(callOnce(request, compiler, sandbox), request.signal);
  } finally {
    await Promise.all([sandbox.close(), compiler.close()]);
  }
}

async function callOnce(request: RunRequest, compiler: Compiler, sandbox: Sandbox): Promise<Ran> {
  const compiled = await compiler.compile(request.submission, request.file, request.limits);
  if (!compiled.ok) return failed(compiled.fault);
  const realm = sandbox.open(compiled.program, { async: request.async });
  const loaded = await realm.loaded;
  if (!loaded.ok) return failed(loaded.fault, loaded.console);
  const begun = performance.now();
  const reply = await realm.call(request.name, request.arguments);
  return answered(reply, loaded.console, performance.now() - begun);
}

function answered(reply: Reply, atLoad: ConsoleText, durationMs: number): Ran {
  const console = {
    text: atLoad.text + reply.console.text,
    dropped: atLoad.dropped + reply.console.dropped,
  };
  if (reply.ok) return { outcome: { json: reply.json }, console, durationMs };
  if (reply.fault === null) throw new Error("the only call of a realm was not made");
  return { outcome: { fault: reply.fault }, console, durationMs };
}

function failed(fault: Fault, console: ConsoleText = { text: "", dropped: 0 }): Ran {
  return { outcome: { fault }, console, durationMs: 0 };
}
