import { reportSchema } from "../../src/grading/report.ts";
import { runGrading } from "../../src/grading/run-grading.ts";
import { createCompiler } from "../../src/sandbox/compile.ts";
import { startSandbox } from "../../src/sandbox/process.ts";
import { version } from "../../src/version.ts";
import type { Edit } from "./edits.ts";
import { type Subject, settings } from "./subject.ts";
import type { Watch } from "./watch.ts";

/** Grades edits, each held in memory, one after another in one sandbox. */
export async function gradeEdits(
  { course, exercises, solutions, handedOut }: Subject,
  edits: readonly Edit[],
  watch: Watch,
): Promise<void> {
  const compiler = createCompiler();
  const sandbox = startSandbox(settings);
  const tools = { startSandbox: () => ({ ...sandbox, close: async () => {} }), createCompiler };
  const about = {
    schema: reportSchema,
    tool: { name: "mcp-course", version },
    course: { name: course.name, version: course.version, revision: course.revision },
    ...settings,
  } as const;

  for (const { file, says, text } of edits) {
    const edited = exercises.filter((exercise) => exercise.file === file);
    const request = {
      ...settings,
      compiler,
      exercises: edited,
      asked: edited.map(({ id }) => id),
      submission: { folder: null, files: { ...solutions, [file]: text }, standIns: handedOut },
    };
    await watch.over(says, async (signal) => {
      const grading = await runGrading({ ...request, signal }, tools);
      return { ...about, ...grading };
    });
  }
  await Promise.all([sandbox.close(), compiler.close()]);
}
