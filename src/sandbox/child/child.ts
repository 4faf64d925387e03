/** The program of the child process: hardens itself, then answers the parent until it is gone. */
import type { Boot } from "../wire.ts";
import { type Answerer, createAnswerer } from "./answer.ts";
import { hardenHost } from "./host.ts";
import { readLines } from "./input.ts";
import { createOutput, type Output } from "./output.ts";

let output: Output | null = null;
let answerer: Answerer | null = null;

// From here on the event loop never turns again.
void hardenHost().then(() => setImmediate(serve));

function serve(): void {
  readLines(
    (line) => {
      if (answerer === null) start(JSON.parse(line) as Boot);
      else answerer.answer(line);
    },
    () => {
      output?.flush();
      // Whoever asks next most often asks for a fresh realm: it is made while the grader thinks.
      answerer?.prepare();
    },
  );
  // Without a parent there is nothing left to do; what the student left behind must not run.
  process.kill(process.pid, "SIGKILL");
}

function start(boot: Boot): void {
  output = createOutput(boot.careful);
  output.write(`${boot.token}\tready\n`);
  answerer = createAnswerer(boot, output);
}
