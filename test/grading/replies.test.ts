import { expect, test } from "vitest";
import { drawnInputs } from "../../src/grading/drawn-inputs.ts";
import { gradeExercise } from "../../src/grading/grade-exercise.ts";
import { prepare } from "../../src/grading/load.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { echoGrader, goodEcho } from "./graders.ts";
import { exercise } from "./grading-of.ts";
import { inProcessSandbox } from "./in-process-sandbox.ts";
import { plainCompiler } from "./plain-compiler.ts";

/** What a source answers in each check, as JSON texts. */
async function answersOf(source: string): Promise<Record<string, (string | null)[]>> {
  const echo = exercise("echo", echoGrader);
  const submission = { folder: null, files: { "echo.ts": source }, standIns: {} };
  const compiled = await plainCompiler().compile(submission, "echo.ts", defaultLimits);
  const drawing = { seed: 3, runs: 20 };
  const { replies } = await gradeExercise({
    ...drawing,
    exercise: echo,
    asked: true,
    untouched: false,
    only: undefined,
    inputs: drawnInputs(drawing),
    prepared: await prepare(echo, compiled, inProcessSandbox(), { calls: 0 }),
    causes: [],
    unmetNeed: undefined,
    onProgress: undefined,
  });
  const asText = [...replies].map(([check, all]) => [
    check,
    all.map((reply) => (reply.ok ? reply.json : null)),
  ]);
  return Object.fromEntries(asText);
}

test("what a submission answered in each check can be held against another program", async () => {
  const answers = await answersOf(goodEcho);
  expect(answers.one).toEqual(["1"]);
  expect(answers.all).toHaveLength(20);
  expect(answers.shared?.at(-1)).toBe('{"list":[1]}');
  expect(await answersOf("export const echo = (v) => structuredClone(v);")).toEqual(answers);
});

test("the answers of a failing property are those on the inputs drawn, not on smaller ones", async () => {
  const wrong = await answersOf("export const echo = (v) => v?.n > 5 ? 0 : structuredClone(v);");
  expect(wrong.all).toHaveLength(20);
  expect(wrong.all).toContain("0");
});
