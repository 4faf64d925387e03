import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { CourseError } from "../errors.ts";
import { normalText, readText, relativeToCourse } from "./files.ts";
import { handedOut } from "./handed-out.ts";
import { type Course, type Exercise, exercisesOf, type Lesson } from "./model.ts";
import { type ParsedTexts, parsedAtBuild } from "./parsed-at-build.ts";
import { type YamlMembers, yamlMembers } from "./yaml-members.ts";

/** The manifest: its presence makes a folder a course. */
export const manifestFile = "course.yaml";

/**
 * Loads a course from its folder (an absolute path): the one place that knows the convention
 * `exercises/<lesson>/<exercise>.ts` and its likes. Graders are not loaded.
 * Throws CourseError, with file and line where there is one.
 */
export async function loadCourse(root: string): Promise<Course> {
  // The parser of YAML would take a third of the time of a short command.
  const parsed = await parsedAtBuild();
  try {
    return await load(root, parsed);
  } catch (error) {
    if (!(error instanceof CourseError) || parsed.size === 0) throw error;
    return load(root, new Map());
  }
}

async function load(root: string, parsed: ParsedTexts): Promise<Course> {
  const text = await readText(join(root, manifestFile));
  if (text === null) throw new CourseError({ code: "no-course", folder: root });
  const manifest = await yamlMembers(
    {
      file: manifestFile,
      text,
      firstLine: 1,
      code: "bad-manifest",
    },
    parsed,
  );
  const lessonIds = manifest.texts("lessons", "required");
  const lessons = await Promise.all(
    lessonIds.map((id, index) =>
      loadLesson(root, id, parsed, () => checkLessonId(manifest, id, index)),
    ),
  );
  const course: Course = {
    name: manifest.text("name"),
    title: manifest.text("title"),
    version: manifest.text("version"),
    revision: manifest.text("revision"),
    root,
    lessons,
    roles: manifest.textByName("roles"),
    handedOut: await handedOut(root, lessons),
  };
  checkNames(course);
  for (const [role, id] of Object.entries(course.roles)) {
    if (exercisesOf(course).some((exercise) => exercise.id === id)) continue;
    throw manifest.wrong(["roles", role], `no lesson has the exercise ${id}`);
  }
  return course;
}

async function loadLesson(
  root: string,
  id: string,
  parsed: ParsedTexts,
  checkId: () => void,
): Promise<Lesson> {
  checkId();
  const file = `lessons/${id}/lesson.md`;
  const text = await readText(join(root, file));
  if (text === null) {
    throw new CourseError({ code: "bad-lesson", message: `there is no ${file}` }, manifestFile);
  }
  const front = frontMatter(text);
  if (front === undefined) {
    const message = "it must begin with front matter between two lines `---`";
    throw new CourseError({ code: "bad-lesson", message }, file, 1);
  }
  const members = await yamlMembers(
    { file, text: front, firstLine: 2, code: "bad-lesson" },
    parsed,
  );
  const ids = members.texts("exercises", "optional");
  const odd = ids.findIndex((exercise) => !isIdentifier(exercise));
  if (odd !== -1) throw members.wrong(["exercises", odd], `${ids[odd]} is no name of a function`);
  return {
    id,
    title: members.text("title"),
    minutes: members.count("minutes"),
    exercises: await Promise.all(ids.map((exercise) => locate(root, id, exercise))),
  };
}

/** The YAML between the two lines `---` that a lesson begins with; undefined where there are none. */
export function frontMatter(text: string): string | undefined {
  return /^---[ \t]*\n(.*?)^---[ \t]*$/ms.exec(normalText(text))?.[1];
}

/** The parts of one exercise, each of which must be there. */
async function locate(root: string, lesson: string, id: string): Promise<Exercise> {
  const file = `${id}.ts`;
  const parts = {
    starter: join(root, "exercises", lesson, file),
    solution: join(root, "solutions", lesson, file),
    grader: join(root, "graders", lesson, id, "grader.ts"),
  };
  for (const part of ["starter", "solution", "grader"] as const) {
    const found = await stat(parts[part]).catch(() => null);
    if (found?.isFile()) continue;
    throw new CourseError(
      { code: "missing-part", exercise: id, part },
      relativeToCourse(root, parts[part]),
    );
  }
  return { id, lesson, file, ...parts };
}

function checkNames(course: Course): void {
  const lessonOf = new Map<string, string>();
  for (const { id, lesson } of exercisesOf(course)) {
    const earlier = lessonOf.get(id);
    if (earlier !== undefined) {
      const lessons = [earlier, lesson];
      throw new CourseError({ code: "duplicate-exercise", exercise: id, lessons });
    }
    lessonOf.set(id, lesson);
  }
  for (const file of course.handedOut) {
    const id = basename(file, ".ts");
    const lesson = lessonOf.get(id);
    if (lesson === undefined) continue;
    const lessons = [lesson, basename(join(file, ".."))];
    throw new CourseError({ code: "duplicate-exercise", exercise: id, lessons });
  }
}

function checkLessonId(manifest: YamlMembers, id: string, index: number): void {
  if (/^\d+-[\w-]+$/.test(id)) return;
  throw manifest.wrong(["lessons", index], `${id} is no lesson's folder, such as 01-topic`);
}

function isIdentifier(id: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(id);
}
