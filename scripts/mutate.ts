// Changes each solution in every small way that Stryker knows, and has our graders judge the result.
// npm run mutate [-- exercise… --seeds 3]
import { parseArgs } from "node:util";
import { lookOf } from "../src/cli/screen.ts";
import { mutate } from "./mutate/mutate.ts";
import { describeFinding, tally } from "./mutate/screen.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string", default: "1" } },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
if (seeds.length === 0) throw new Error("--seeds takes a whole number from 1 on");
const { stdout, stderr, env, platform } = process;
const look = lookOf({
  env,
  platform,
  isTTY: stdout.isTTY,
  columns: stdout.columns,
  flags: { noColor: false, ascii: false },
});

function showProgress(id: string, judged: number, all: number): void {
  if (!stderr.isTTY) return;
  stderr.write(`\r\u001b[2K${judged < all ? `${id}: ${judged} of ${all} mutants` : ""}`);
}

let wrong = 0;
for await (const mutated of mutate(positionals, seeds, showProgress)) {
  console.log(tally(mutated));
  for (const finding of mutated.findings) {
    console.log(["", ...describeFinding(finding, mutated.text, look), ""].join("\n"));
  }
  wrong += mutated.findings.length;
}
if (wrong > 0) {
  console.log(`${wrong} to look at`);
  process.exitCode = 1;
}
