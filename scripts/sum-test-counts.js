// Adds up what the test runs named on the command line counted, and closes with one plain line.
// Fails when a test failed, was not run, or when a run counted no test at all.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build/folders.js";
import { closingLine } from "./closing-line.js";

const sum = { passed: 0, failed: 0, skipped: 0 };
for (const name of process.argv.slice(2)) {
  const file = join(root, ".tmp", "test-counts", `${name}.json`);
  const counts = JSON.parse(readFileSync(file, "utf8"));
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  if (counts.passed === 0) process.exitCode = 1;
}
if (sum.failed > 0 || sum.skipped > 0) process.exitCode = 1;
console.log(closingLine(sum));
