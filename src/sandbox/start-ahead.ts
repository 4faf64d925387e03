import { type Compiler, createCompiler } from "./compile.ts";
import { startSandbox } from "./process.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";
import type { Submission } from "./submission.ts";

/** Processes at work for a submission while whoever will ask them still gets ready. */
export interface Started extends SandboxOptions {
  sandbox: Sandbox;
  /** Answers with what it has compiled already, where that is asked for. */
  compiler: Compiler;
  /** Ends them. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the child that runs a submission, and begins to compile files of it, such as `handle.ts`.
 *
 * @throws UsageError `sandbox-required` when walls are required that this machine cannot raise
 */
export function startAhead(
  options: SandboxOptions,
  submission: Submission,
  files: readonly string[],
): Started {
  const sandbox = startSandbox(options);
  const service = createCompiler();
  const begun = new Map(
    files.map((file) => [file, service.compile(submission, file, options.limits)]),
  );
  // It may never be asked for: no rejection goes unseen then.
  for (const compiling of begun.values()) compiling.catch(() => {});
  const close = () => service.close();
  return {
    ...options,
    sandbox,
    compiler: {
      compile(of, file, limits) {
        const known = of === submission && limits === options.limits ? begun.get(file) : undefined;
        return known ?? service.compile(of, file, limits);
      },
      close,
    },
    async close() {
      await Promise.all([sandbox.close(), close()]);
    },
  };
}
