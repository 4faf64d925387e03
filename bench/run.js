// Compares `check` with the same work done by other means, side by side in one run.
// npm run bench [-- --rounds 15]
import { parseArgs } from "node:util";
import { prepare } from "./commands.js";
import { describeMachine } from "./machine.js";
import { median, outputOf, timeOf } from "./measure.js";
import { peakMemory } from "./memory.js";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "15" } } });
const rounds = Number(values.rounds);
const { commands, remove } = prepare();
try {
  console.log(describeMachine());
  console.log(describeWork());
  console.log(`${rounds} rounds, the commands one after another in each; medians.\n`);
  const times = measureAll();
  printTimes(times);
  printRatios((name) => median(times.get(name)));
  if (process.platform === "linux") await printMemory();
} finally {
  remove();
}

function describeWork() {
  const [check] = commands;
  const report = JSON.parse(outputOf({ ...check, args: [...check.args, "--json"] }));
  const checks = report.exercises.flatMap((exercise) => exercise.checks);
  const count = (form) => checks.filter((check) => check.form === form).length;
  return (
    `${report.exercises.length} exercises: ${count("example")} examples, ${count("script")} scripts, ` +
    `${count("property")} properties × ${report.runs} inputs, each once, every fourth again in a second order: ` +
    `${report.totals.calls} calls. Walls: ${report.walls.join(", ")}.`
  );
}

function measureAll() {
  const times = new Map(commands.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const command of commands) {
      const ms = timeOf(command);
      // The first round only fills the disk's cache.
      if (round > 0) times.get(command.name).push(ms);
    }
  }
  return times;
}

function printTimes(times) {
  for (const { name, says } of commands) {
    const all = times.get(name);
    const middle = median(all).toFixed(0).padStart(5);
    const range = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`;
    console.log(`${name.padEnd(11)}${middle} ms  ${range.padEnd(10)} ${says}`);
  }
}

function printRatios(of) {
  console.log();
  printRatio("check / vitest", of("check") / of("vitest"), 0.45);
  printRatio("check / in-process", of("check") / of("in-process"), 1.6);
  printRatio("check / node -e 0", of("check") / of("node -e 0"), 10);
  printRatio("--help / node -e 0", of("--help") / of("node -e 0"), 2.5);
}

function printRatio(name, ratio, target) {
  console.log(`${name.padEnd(19)}${ratio.toFixed(2).padStart(5)}  ${verdict(ratio, target)}`);
}

async function printMemory() {
  const [check] = commands;
  const peaks = [await peakMemory(check), await peakMemory(check), await peakMemory(check)];
  const resident = Math.max(...peaks.map((peak) => peak.residentMiB));
  const shared = Math.max(...peaks.map((peak) => peak.proportionalMiB));
  console.log(
    `\nmemory of check and all it starts, at the peak of ${peaks.length} runs, looked at every 5 ms:\n` +
      `resident, summed   ${resident.toFixed(0).padStart(5)} MiB  ${verdict(resident, 200)}\n` +
      `shared pages once  ${shared.toFixed(0).padStart(5)} MiB`,
  );
}

/** Says how a value stands to its target; a missed one makes the exit code 1. */
function verdict(value, target) {
  if (value > target) process.exitCode = 1;
  return `${value > target ? "MISSES" : "meets"} the target of at most ${target}`;
}
