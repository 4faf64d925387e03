import { type Compiler, createCompiler } from "./compile.ts";
import { startSandbox } from "./process.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";

/** Processes that get ready while their user still reads what they are to do. */
export interface Started extends SandboxOptions {
  sandbox: Sandbox;
  compiler: Compiler;
  /** Ends them. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the child that runs a submission, and the compiler.
 *
 * @throws UsageError `sandbox-required` when walls are required that this machine cannot raise
 */
export function startAhead(options: SandboxOptions): Started {
  const sandbox = startSandbox(options);
  const compiler = createCompiler();
  return {
    ...options,
    sandbox,
    compiler,
    async close() {
      await Promise.all([sandbox.close(), compiler.close()]);
    },
  };
}
