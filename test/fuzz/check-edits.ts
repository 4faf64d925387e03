import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "../../src/course/check.ts";
import { submissionIn } from "../../src/course/submission.ts";
import type { Edit } from "./edits.ts";
import { type Subject, settings } from "./subject.ts";
import type { Watch } from "./watch.ts";

/** Grades edits as the command does: a folder, every exercise, a sandbox of its own, the types. */
export async function checkEdits(
  { course, solutions }: Subject,
  edits: readonly Edit[],
  watch: Watch,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mcp-course-fuzz-"));
  const submission = await submissionIn(folder, course);
  const request = { ...settings, course, submission, asked: [], types: true };
  for (const { file, says, text } of edits) {
    for (const [name, right] of Object.entries(solutions)) {
      writeFileSync(join(folder, name), name === file ? text : right);
    }
    await watch.over(`${says}, all checked`, (signal) => check({ ...request, signal }));
  }
  rmSync(folder, { recursive: true });
}
