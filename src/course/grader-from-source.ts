import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Message, Plugin } from "esbuild";
import { CourseError } from "../errors.ts";
import { distFolder } from "../paths.ts";
import type { Course, Exercise } from "./model.ts";

/**
 * Evaluates a grader's TypeScript and answers its exports. The file may lie anywhere:
 * `mcp-course/grader` always means the words of this very program, so that a course needs no copy
 * of it. Bundled by esbuild instead of loaded through hooks: a course needs no package.json, and
 * nothing of the process changes. Throws CourseError `bad-grader` with file and line.
 */
export async function graderFromSource(course: Course, exercise: Exercise): Promise<unknown> {
  const { build } = await import("esbuild");
  const result = await build({
    absWorkingDir: course.root,
    entryPoints: [exercise.grader],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "inline",
    logLevel: "silent",
    // What the course's own tsconfig.json may say of paths is no business of ours.
    tsconfigRaw: {},
    plugins: [ownWords],
  }).catch((error: unknown) => {
    throw fromBuild(error, exercise);
  });
  const code = Buffer.from(result.outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

const ownWords: Plugin = {
  name: "mcp-course/grader",
  setup(build) {
    build.onResolve({ filter: /^mcp-course\/grader$/ }, () => ({
      path: pathToFileURL(join(distFolder, "grader.js")).href,
      external: true,
    }));
  },
};

function fromBuild(error: unknown, exercise: Exercise): unknown {
  const [first] = messagesOf(error);
  if (first === undefined) return error;
  return new CourseError(
    { code: "bad-grader", exercise: exercise.id, message: first.text },
    first.location?.file,
    first.location?.line,
  );
}

function messagesOf(error: unknown): Message[] {
  const failed = error instanceof Error && "errors" in error && Array.isArray(error.errors);
  return failed ? (error.errors as Message[]) : [];
}
