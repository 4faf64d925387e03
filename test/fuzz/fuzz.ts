import { availableParallelism } from "node:os";
import { checkEdits } from "./check-edits.ts";
import { drawEdits, type Edit } from "./edits.ts";
import { gradeEdits } from "./grade-edits.ts";
import { loadSubject } from "./subject.ts";
import { createWatch, type Watch } from "./watch.ts";

const batchSize = 50;

/**
 * Grades that many random edits of the solutions on all cores, and one of each batch once more with
 * all that the command does beside.
 */
export async function fuzz(count: number, seed: number): Promise<Watch> {
  const subject = await loadSubject();
  const batches = inBatches(drawEdits(subject.solutions, count, seed));
  const watch = createWatch();

  async function work(): Promise<void> {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      await gradeEdits(subject, batch, watch);
      await checkEdits(subject, batch.slice(0, 1), watch);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return watch;
}

function inBatches(edits: readonly Edit[]): Edit[][] {
  return Array.from({ length: Math.ceil(edits.length / batchSize) }, (_, index) =>
    edits.slice(index * batchSize, (index + 1) * batchSize),
  );
}
