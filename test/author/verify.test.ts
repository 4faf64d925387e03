import { expect, test } from "vitest";
import { verifyCourse } from "../../src/author/verify.ts";
import { loadCourse } from "../../src/course/load.ts";
import { Interrupted } from "../../src/errors.ts";
import { provedCourse, verifyChanged } from "./proved-course.ts";

test("a course of which all is proved has no findings, and the matrix says who catches whom", async () => {
  expect(await verifyChanged()).toEqual({
    seeds: 3,
    exercises: [
      {
        id: "double",
        lesson: "01-numbers",
        title: "Double a number",
        checks: [
          { id: "two", form: "example", catchesAlone: [], catchesToo: ["two.adds-one"] },
          {
            id: "zero",
            form: "example",
            catchesAlone: ["zero.is-nothing"],
            catchesToo: ["two.adds-one"],
          },
          { id: "any", form: "property", catchesAlone: ["any.squares"], catchesToo: [] },
        ],
        mistakes: ["any.squares", "two.adds-one", "zero.is-nothing"],
        variants: ["adds", "parts"],
        starterPasses: [],
      },
      {
        id: "quadruple",
        lesson: "01-numbers",
        title: "Quadruple a number",
        checks: [
          { id: "three", form: "example", catchesAlone: ["three.doubles-once"], catchesToo: [] },
        ],
        mistakes: ["three.doubles-once"],
        variants: ["own-double"],
        starterPasses: [],
      },
    ],
    findings: [],
  });
});

test("only the exercises asked for are verified, and what belongs to none is left out", async () => {
  const { exercises, findings } = await verifyChanged(
    { "graders/notes.txt": "", "graders/01-numbers/double/mistakes": null },
    { asked: ["quadruple"] },
  );
  expect(exercises.map(({ id }) => id)).toEqual(["quadruple"]);
  expect(findings).toEqual([]);
});

test("threads find what one thread finds", async () => {
  const changes = {
    "graders/01-numbers/double/variants/adds.ts": "export const double = () => 4;\n",
  };
  const course = await loadCourse(provedCourse(changes));
  const progress: string[] = [];
  const verified = (threads: number) =>
    verifyCourse({
      course,
      asked: [],
      seeds: 3,
      threads,
      onProgress: ({ exercise, judged, of }) => progress.push(`${exercise} ${judged}/${of}`),
    });
  const here = await verified(0);
  expect(here.findings.map(({ code }) => code)).toEqual(["variant-fails", "variant-fails"]);
  expect(await verified(2)).toEqual(here);
  expect(progress.filter((line) => line === "double 7/7")).toHaveLength(2);
  expect(progress.filter((line) => line === "quadruple 4/4")).toHaveLength(2);
});

test("an interruption ends it, whoever judges", async () => {
  const course = await loadCourse(provedCourse());
  for (const threads of [0, 2]) {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const { signal } = controller;
    const ended = verifyCourse({ course, asked: [], seeds: 3, threads, onProgress, signal });
    await expect(ended).rejects.toBeInstanceOf(Interrupted);
  }
});
