import { installStructuredClone } from "./clone/structured-clone.ts";
import { type ConsoleBuffer, createConsoleBuffer } from "./console/buffer.ts";
import { installConsole } from "./console/console.ts";
import { createExports, type Exports } from "./exports.ts";
import type { PreludeSettings, RunInRealm } from "./handover.ts";
import { jsonParse } from "./primordials.ts";
import { type Run, startSteps } from "./steps.ts";
import { threwText } from "./thrown.ts";
import { createWatch } from "./watch.ts";

/** The realm's side of the conversation; see `StartPrelude`. */
export function start(settings: string, emit?: (text: string) => void): RunInRealm {
  const { consoleLength, replyBytes, async } = jsonParse(settings) as PreludeSettings;
  const console = createConsoleBuffer(consoleLength, emit);
  let exports: Exports = createExports(undefined);
  const watch = createWatch(replyBytes);
  let run: Run | null = null;
  installConsole(console);
  installStructuredClone();

  return (task, text, program) => {
    if (task === "load") {
      return load(console, program, (module) => {
        exports = createExports(module);
        return exports;
      });
    }
    if (task === "steps") run = startSteps(text, { exports, console, async, watch });
    return run === null ? "" : run.run();
  };
}

function load(
  console: ConsoleBuffer,
  program: (() => unknown) | undefined,
  keep: (module: unknown) => Exports,
): string {
  try {
    const exports = keep(program?.());
    return `ok\t${console.take()}\t${exports.list()}`;
  } catch (thrown) {
    return `fault\t${console.take()}\t${threwText(thrown)}`;
  }
}
