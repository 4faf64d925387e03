import { start } from "./bridge.ts";
import { handOverName, type StartPrelude } from "./handover.ts";
import { lockError } from "./measures/lock-error.ts";
import { lockStackFormat } from "./measures/lock-stack-format.ts";
import { removeGlobals } from "./measures/remove-globals.ts";
import { defineProperty } from "./primordials.ts";
import { formatStack } from "./stack.ts";

Error.stackTraceLimit = 60;
lockStackFormat(formatStack);
lockError();
removeGlobals();

// The child takes this away again before any code of the student runs.
defineProperty(globalThis, handOverName, {
  value: start satisfies StartPrelude,
  configurable: true,
});
