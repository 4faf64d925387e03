import { Interrupted } from "../../src/errors.ts";
import type { Report } from "../../src/grading/report.ts";
import { problemsOf } from "./problems.ts";

/** Far more than the limits of one grading add up to, on however busy a machine. */
const hangMs = 120_000;

/** Looks at gradings, and keeps what is wrong with them. */
export interface Watch {
  /** Each begins with the edit that it came of. */
  readonly problems: readonly string[];
  /** How many outcomes there were of each kind: `passed`, or a kind of failure. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Watches over one grading: it must end, throw nothing, and show nothing of ours. */
  over(says: string, grading: (signal: AbortSignal) => Promise<Report>): Promise<void>;
}

/** A watch that has seen nothing yet. */
export function createWatch(): Watch {
  const problems: string[] = [];
  const kinds = new Map<string, number>();
  return {
    problems,
    kinds,
    async over(says, grading) {
      try {
        const report = await grading(AbortSignal.timeout(hangMs));
        problems.push(...problemsOf(report).map((problem) => `${says}: ${problem}`));
        for (const kind of kindsIn(report)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      } catch (error) {
        problems.push(`${says}: ${describe(error)}`);
      }
    },
  };
}

function kindsIn({ exercises }: Report): string[] {
  return exercises
    .flatMap(({ checks }) => checks)
    .map(({ outcome }) => ("failure" in outcome ? outcome.failure.kind : outcome.status));
}

function describe(error: unknown): string {
  if (error instanceof Interrupted) return `it had not ended after ${hangMs} ms`;
  return error instanceof Error ? `it threw ${error.stack}` : `it threw ${String(error)}`;
}
