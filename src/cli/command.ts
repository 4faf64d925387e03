import type { Command } from "commander";
import type { Context } from "./context.ts";
import type { ExitCode } from "./exit-code.ts";

/** Options that every command has. */
export interface GlobalOptions {
  /** Folder of the course that grades, as typed. */
  course?: string;
}

/**
 * Turns what a command does into a commander action: gives it the context first, then what
 * commander read; the exit code it answers becomes the program's.
 */
export type Act = <Read extends unknown[]>(
  run: (context: Context, ...read: Read) => Promise<ExitCode>,
) => (...read: Read) => Promise<void>;

/** What the file of a command exports: it adds arguments, options, examples and an action. */
export type Declare = (command: Command, act: Act) => void;

/** Adds examples to the help of a command: what to type, then what it does. */
export function examples(command: Command, lines: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(lines).map((line) => line.length));
  const text = Object.entries(lines).map(
    ([line, does]) => `  ${`mcp-course ${line}`.padEnd(width + 13)}${does}`,
  );
  command.addHelpText("after", `\nExamples:\n${text.join("\n")}`);
}
