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

/** Adds examples to a help: what to type behind the program's name, then what it does. */
export function examples(command: Command, lines: Readonly<Record<string, string>>): void {
  const typed = Object.keys(lines).map((line) => `mcp-course ${line}`.trimEnd());
  const width = Math.max(...typed.map((line) => line.length));
  const text = Object.values(lines).map(
    (does, index) => `  ${(typed[index] ?? "").padEnd(width)}  ${does}`,
  );
  command.addHelpText("after", `\nExamples:\n${text.join("\n")}`);
}
