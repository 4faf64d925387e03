import type { CourseProblem } from "../../errors.ts";
import { listed } from "./prose.ts";

/** What is wrong with the course, in one sentence without full stop, for whoever wrote it. */
export function courseSentence(problem: CourseProblem): string {
  switch (problem.code) {
    case "no-course":
      return `there is no course in ${problem.folder}: it has no course.yaml`;
    case "bad-manifest":
      return `the manifest of the course is wrong: ${problem.message}`;
    case "bad-lesson":
      return `a lesson of the course is wrong: ${problem.message}`;
    case "missing-part":
      return `the exercise ${problem.exercise} has no ${problem.part}`;
    case "bad-grader":
      return `the grader of ${problem.exercise} cannot be used: ${problem.message}`;
    case "duplicate-exercise": {
      const where = listed(problem.lessons, "and");
      return `the name ${problem.exercise} is used twice, in ${where}; names are unique in a course`;
    }
  }
}
