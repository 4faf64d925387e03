import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { Place } from "../../src/sandbox/submission.ts";

/** A solution with one small thing changed. */
export interface Mutant {
  /** Where the change begins. */
  at: Place;
  /** Stryker's name for this kind of change, such as `EqualityOperator`. */
  mutator: string;
  /** The text that was replaced. */
  from: string;
  /** What stands there now. */
  to: string;
  /** The whole file with the change in it. */
  text: string;
}

/**
 * All mutants of one TypeScript file, as Stryker makes them, in the order of the file.
 *
 * @param file its name, such as `handle.ts`
 */
export async function mutantsOf(file: string, text: string): Promise<Mutant[]> {
  const { mutants } = await new Instrumenter(silentLogger).instrument(
    [{ name: file, content: text, mutate: true }],
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return mutants.map(({ location, mutatorName, replacement }) => {
    const start = offsetOf(text, location.start);
    const end = offsetOf(text, location.end);
    const from = text.slice(start, end);
    return {
      at: { file, line: location.start.line + 1, column: location.start.column + 1 },
      mutator: mutatorName,
      from,
      to: replacement,
      text: `${text.slice(0, start)}${inPlace(mutatorName, from, replacement)}${text.slice(end)}`,
    };
  });
}

/** An expression keeps its meaning among its neighbours in parentheses; a statement can have none. */
function inPlace(mutator: string, from: string, to: string): string {
  const isStatement = mutator === "BlockStatement" || /^(?:case|default)\b/.test(from);
  return isStatement ? to : `(${to})`;
}

/** Stryker counts lines and columns from 0. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split("\n").slice(0, line);
  return before.reduce((sum, one) => sum + one.length + 1, column);
}

const no = () => false;
const nothing = () => {};
const silentLogger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
