import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { exercisesInOrder, root } from "./course.js";

const program = join(root, "bin", "mcp-course.js");
const inProcess = join(root, ".tmp", "bench", "in-process.js");
const seed = "1";

/** Makes what the commands work on: a folder that holds all solutions, and the lower bound's program. */
export function prepare() {
  buildInProcess();
  const submission = mkdtempSync(join(tmpdir(), "mcp-course-bench-"));
  for (const { lesson } of exercisesInOrder()) {
    const solutions = join(root, "solutions", lesson);
    for (const file of readdirSync(solutions)) {
      copyFileSync(join(solutions, file), join(submission, file));
    }
  }
  return {
    commands: [
      {
        name: "check",
        says: "the solutions graded in walls of their own, and type-checked",
        args: [program, "check", "--dir", submission, "--seed", seed],
      },
      {
        name: "vitest",
        says: "one run of vitest in one process: the same calls, nothing isolated, no type check",
        args: [
          join(root, "node_modules", "vitest", "vitest.mjs"),
          ...["run", "--root", root, "--config", join(root, "bench", "vitest", "vitest.config.ts")],
        ],
      },
      {
        name: "in-process",
        says: "our grading in one process: the same calls, nothing isolated, no type check",
        args: [inProcess, submission, seed],
      },
      { name: "node -e 0", says: "Node itself", args: ["-e", "0"] },
      { name: "--help", says: "the program, asked what it can do", args: [program, "--help"] },
    ].map((command) => ({ ...command, cwd: submission })),
    remove: () => rmSync(submission, { recursive: true }),
  };
}

function buildInProcess() {
  const graders = exercisesInOrder().map(
    ({ id, lesson }, index) => `import grader${index} from "../graders/${lesson}/${id}/grader.ts";`,
  );
  const list = exercisesInOrder().map(
    (exercise, index) => `{ ...${JSON.stringify(exercise)}, grader: grader${index} }`,
  );
  const contents = [
    'import { gradeFolder } from "./in-process.ts";',
    ...graders,
    `await gradeFolder([${list.join(", ")}]);`,
  ].join("\n");
  buildSync({
    stdin: { contents, resolveDir: join(root, "bench"), loader: "ts" },
    outfile: inProcess,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    external: ["esbuild"],
    alias: { "mcp-course/grader": join(root, "src/grading/grader.ts") },
  });
}
