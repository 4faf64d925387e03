// Measures what recognising misconceptions adds to `check` where one exercise fails: the same program
// on the same submission, once with the mistakes beside its graders and once without them.
// npm run build && node bench/misconceptions.js [--rounds 15]
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exercisesInOrder, root } from "./course.js";
import { describeMachine } from "./machine.js";
import { median } from "./measure.js";
import { costOf } from "./processor-time.js";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "15" } } });
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), "mcp-course-bench-"));
try {
  console.log(describeMachine());
  console.log(`${rounds} rounds, one after the other in each; medians.\n`);
  const programs = { with: copyProgram("with"), without: copyProgram("without") };
  removeMistakes(join(folder, "without"));
  for (const { id, lesson } of exercisesInOrder()) {
    for (const mistake of someMistakes(lesson, id)) {
      printCost(`${id}: ${mistake}`, programs, submissionWith(lesson, id, mistake));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

function copyProgram(name) {
  const copy = join(folder, name);
  mkdirSync(copy);
  const parts = ["bin", "dist", "course.yaml", "exercises", "solutions", "graders", "lessons"];
  for (const part of [...parts, "package.json"]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return join(copy, "bin", "mcp-course.js");
}

function removeMistakes(copy) {
  rmSync(join(copy, "dist", "mistakes"), { recursive: true });
  for (const { id, lesson } of exercisesInOrder()) {
    rmSync(join(copy, "graders", lesson, id, "mistakes"), { recursive: true });
  }
}

/** The first, the middle and the last by name. */
function someMistakes(lesson, id) {
  const names = readdirSync(join(root, "graders", lesson, id, "mistakes")).sort();
  return [0, Math.floor(names.length / 2), names.length - 1].map((at) => names[at]);
}

function submissionWith(lesson, id, mistake) {
  const submission = mkdtempSync(join(folder, "submission-"));
  const solutions = join(root, "solutions", lesson);
  cpSync(solutions, submission, { recursive: true });
  cpSync(join(root, "graders", lesson, id, "mistakes", mistake), join(submission, `${id}.ts`));
  return submission;
}

function printCost(name, programs, submission) {
  const costs = { with: [], without: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const which of ["with", "without"]) {
      const args = [programs[which], "check", "--dir", submission, "--seed", "1", "--exit-zero"];
      const cost = costOf({ name, args, cwd: submission });
      // The first round only fills the disk's cache.
      if (round > 0) costs[which].push(cost);
    }
  }
  const middle = (which, what) => median(costs[which].map((cost) => cost[what]));
  const more = (what) => middle("with", what) - middle("without", what);
  console.log(
    `${name}\n  ${middle("without", "wallMs").toFixed(0)} ms, and ${more("wallMs").toFixed(0)} ms more with; ` +
      `${more("processorMs").toFixed(0)} ms more of processor time`,
  );
}
