import { readFile } from "node:fs/promises";
import { UsageError } from "../errors.ts";
import { type GradedExercise, type GradeRequest, type Grading, grade } from "../grading/grade.ts";
import { type Report, reportSchema } from "../grading/report.ts";
import type { Submission } from "../sandbox/submission.ts";
import { checkTypes, type TypeChecked } from "../sandbox/type-check.ts";
import { version } from "../version.ts";
import { loadGraders } from "./load-graders.ts";
import { mistakesAtHand } from "./mistake-tables.ts";
import { type Course, exercisesOf, type LoadedExercise } from "./model.ts";
import { suggest } from "./suggest.ts";
import { unfinished } from "./unfinished.ts";

/** What is to be checked, and how. */
export interface CheckRequest
  extends Pick<
    GradeRequest,
    | "only"
    | "seed"
    | "runs"
    | "limits"
    | "osSandbox"
    | "inspect"
    | "sandbox"
    | "compiler"
    | "onProgress"
    | "signal"
  > {
  course: Course;
  submission: Submission;
  /** Ids of exercises; empty for every exercise of the course. */
  asked: readonly string[];
  /** Have the types checked beside the run. */
  types: boolean;
  /** Is given, before any of the student's code runs, the report to keep if grading never ends. */
  onBegin?: (report: Report) => Promise<void>;
}

/**
 * Grades a submission with a course. Throws UsageError `unknown-check`, CourseError, Interrupted.
 */
export async function check(request: CheckRequest): Promise<Report> {
  const { course } = request;
  const asked = request.asked.length > 0 ? request.asked : exercisesOf(course).map(({ id }) => id);
  const loaded = await loadGraders(course, asked);
  if (request.only !== undefined) mustHaveCheck(loaded, asked, request.only);
  const exercises = await Promise.all(loaded.map((exercise) => toGrade(course, exercise)));
  await request.onBegin?.(reportOf(request, unfinished(exercises, asked)));
  const [grading, types] = await Promise.all([
    grade({ ...request, exercises, asked }),
    typesOf(request, exercises),
  ]);
  if ("skipped" in types) {
    return { ...reportOf(request, grading), typesSkipped: types.skipped };
  }
  const exercisesWithTypes = grading.exercises.map((exercise) => ({
    ...exercise,
    typeErrors: [...(types.errors.get(exercise.file) ?? [])],
  }));
  return reportOf(request, { ...grading, exercises: exercisesWithTypes });
}

async function typesOf(
  { submission, types, limits, signal }: CheckRequest,
  exercises: readonly GradedExercise[],
): Promise<TypeChecked> {
  if (!types) return { skipped: { because: "asked" } };
  const files = exercises.map(({ file }) => file);
  return checkTypes({ submission, files, limits, ...(signal && { signal }) });
}

async function toGrade(course: Course, exercise: LoadedExercise): Promise<GradedExercise> {
  const { id, lesson, file, graded, starter } = exercise;
  return {
    id,
    lesson,
    file,
    grader: graded,
    starter: await readFile(starter, "utf8"),
    mistakes: () => mistakesAtHand(course, exercise),
  };
}

function mustHaveCheck(loaded: readonly LoadedExercise[], asked: readonly string[], only: string) {
  const known = loaded
    .filter(({ id }) => asked.includes(id))
    .flatMap(({ graded }) => Object.keys(graded.checks));
  if (known.includes(only)) return;
  const suggestions = suggest(only, known);
  throw new UsageError({ code: "unknown-check", name: only, suggestions, known });
}

function reportOf(request: CheckRequest, grading: Grading): Report {
  const { course, seed, runs, limits } = request;
  return {
    schema: reportSchema,
    tool: { name: "mcp-course", version },
    course: { name: course.name, version: course.version, revision: course.revision },
    seed,
    runs,
    limits,
    walls: grading.walls,
    exercises: grading.exercises,
    totals: grading.totals,
    timing: grading.timing,
  };
}
