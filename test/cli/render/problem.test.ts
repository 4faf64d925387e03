import { describe, expect, test } from "vitest";
import { problemSentence, renderProblem } from "../../../src/cli/render/problem.ts";
import {
  CourseError,
  type CourseProblem,
  Interrupted,
  UsageError,
  type UsageProblem,
} from "../../../src/errors.ts";

const look = { colour: false, unicode: false, columns: 80 };

type Of<P extends { code: string }> = { [C in P["code"]]: [Extract<P, { code: C }>, string] };

const usage: Of<UsageProblem> = {
  "unknown-command": [
    { code: "unknown-command", name: "chek", suggestions: ["check"] },
    'There is no command "chek"; did you mean check?',
  ],
  "unknown-exercise": [
    { code: "unknown-exercise", name: "handel", suggestions: ["handle"], known: ["handle"] },
    'There is no exercise "handel"; did you mean handle?',
  ],
  "unknown-check": [
    { code: "unknown-check", name: "x", suggestions: [], known: ["shape", "ids"] },
    'There is no check "x"; there are shape and ids.',
  ],
  "unknown-function": [
    { code: "unknown-function", name: "x", suggestions: [], known: [] },
    'There is no function "x".',
  ],
  "bad-option": [
    { code: "bad-option", option: "--seed", value: "x", wanted: "a whole number" },
    '--seed takes a whole number, and "x" is not that.',
  ],
  "bad-arguments": [
    { code: "bad-arguments", message: "too many arguments" },
    "Too many arguments.",
  ],
  "bad-json-argument": [
    { code: "bad-json-argument", text: "ping", problem: "Unexpected token" },
    "The argument ping is not JSON: Unexpected token; text needs double quotes inside single ones, '\"like this\"'.",
  ],
  "no-workspace": [
    { code: "no-workspace", from: "/home/me" },
    "There is no workspace in /home/me or above it.",
  ],
  "no-such-folder": [{ code: "no-such-folder", folder: "x" }, "There is no folder x."],
  "not-a-folder": [
    { code: "not-a-folder", folder: "x" },
    "The path x is a file, and a folder is due.",
  ],
  "cannot-write": [
    { code: "cannot-write", file: "/x", reason: "permission denied" },
    "Cannot write /x: permission denied.",
  ],
  "cannot-read": [
    { code: "cannot-read", file: "/x", reason: "permission denied" },
    "Cannot read /x: permission denied.",
  ],
  "state-is-newer": [
    { code: "state-is-newer", file: "/x", schema: "mcp-course/state/v9" },
    "A newer mcp-course wrote /x (mcp-course/state/v9); nothing was changed: use that version, or update this one.",
  ],
  "not-solved-yet": [
    { code: "not-solved-yet", exercise: "handle" },
    "The solution of handle is shown once it is solved; a hint may do, and --give-up shows it all the same.",
  ],
  "sandbox-required": [
    { code: "sandbox-required", missing: ["bwrap", "prlimit"] },
    "--os-sandbox require asks for walls that this machine does not have: bwrap and prlimit.",
  ],
  "needs-a-choice": [
    { code: "needs-a-choice", wanted: "an exercise, or --all" },
    "Say what is meant: an exercise, or --all.",
  ],
};

const course: Of<CourseProblem> = {
  "no-course": [
    { code: "no-course", folder: "/c" },
    "There is no course in /c: it has no course.yaml.",
  ],
  "bad-manifest": [
    { code: "bad-manifest", message: "name is missing" },
    "The manifest of the course is wrong: name is missing.",
  ],
  "bad-lesson": [
    { code: "bad-lesson", message: "no title" },
    "A lesson of the course is wrong: no title.",
  ],
  "missing-part": [
    { code: "missing-part", exercise: "handle", part: "grader" },
    "The exercise handle has no grader.",
  ],
  "bad-grader": [
    { code: "bad-grader", exercise: "handle", message: "no checks" },
    "The grader of handle cannot be used: no checks.",
  ],
  "duplicate-exercise": [
    { code: "duplicate-exercise", exercise: "handle", lessons: ["01-a", "02-b"] },
    "The name handle is used twice, in 01-a and 02-b; names are unique in a course.",
  ],
};

describe("one sentence for each problem", () => {
  test.each(Object.values<[UsageProblem, string]>(usage))("$code", (problem, sentence) => {
    expect(problemSentence(new UsageError(problem))).toBe(sentence);
  });

  test.each(Object.values<[CourseProblem, string]>(course))("$code", (problem, sentence) => {
    expect(problemSentence(new CourseError(problem))).toBe(sentence);
  });

  test("an interruption, a fault of ours, and anything else that was thrown", () => {
    expect(problemSentence(new Interrupted())).toBe("Interrupted; nothing was graded.");
    expect(problemSentence(new RangeError("odd\nstack of ours"))).toBe(
      "This is a fault of mcp-course, not yours: RangeError: odd.",
    );
    expect(problemSentence(null)).toBe("This is a fault of mcp-course, not yours: null.");
  });
});

describe("a problem on the screen", () => {
  test("ends with what to type", () => {
    const error = new UsageError({ code: "no-workspace", from: "/home/me" });
    expect(renderProblem(error, look, "npx mcp-course")).toEqual([
      "x There is no workspace in /home/me or above it.",
      "next: npx mcp-course init",
    ]);
  });

  test("in a course begins with its place", () => {
    const error = new CourseError(
      { code: "bad-lesson", message: "no title" },
      "lessons/01/lesson.md",
      3,
    );
    expect(renderProblem(error, look, "mcp-course")).toEqual([
      "lessons/01/lesson.md:3",
      "x A lesson of the course is wrong: no title.",
    ]);
  });

  test("quotes nothing that a terminal would obey", () => {
    const error = new UsageError({ code: "no-such-folder", folder: "\u001b[2Jx\ny" });
    expect(renderProblem(error, look, "mcp-course")).toEqual([
      "x There is no folder \\u001b[2Jx y.",
    ]);
  });
});
