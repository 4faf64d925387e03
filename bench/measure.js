import { spawnSync } from "node:child_process";

/**
 * The environment of what is measured. NODE_EXTRA_CA_CERTS is left out: Node 20 reads it at every
 * start, which takes longer than some of the commands do.
 */
export const environment = { PATH: process.env.PATH, HOME: process.env.HOME };

/** Wall time of one run of a command, in milliseconds. Throws when it does not end with exit code 0. */
export function timeOf(command) {
  const started = performance.now();
  run(command);
  return performance.now() - started;
}

/** What a command writes to its standard output. */
export function outputOf(command) {
  return run(command).stdout.toString();
}

function run({ name, args, cwd }) {
  const options = { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 };
  const ran = spawnSync(process.execPath, args, options);
  if (ran.status === 0) return ran;
  throw new Error(`${name} ended with ${ran.status ?? ran.error}\n${ran.stdout}\n${ran.stderr}`);
}

/** The middle value, or the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
