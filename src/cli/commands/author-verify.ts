import { availableParallelism } from "node:os";
import { verifyCourse } from "../../author/verify.ts";
import { chooseCourse } from "../choose-course.ts";
import { type Declare, examples, type GlobalOptions } from "../command.ts";
import type { Context } from "../context.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { wholeNumber } from "../numbers.ts";
import { mustBeExercises, prefixOf } from "../open.ts";
import { verificationJson } from "../render/verification-json.ts";
import { renderVerification } from "../render/verify.ts";
import { verifyProgressLine } from "../verify-progress-line.ts";
import { writeLines } from "../write.ts";

interface VerifyOptions extends GlobalOptions {
  seeds: number;
  matrix?: true;
  json?: true;
}

const usualSeeds = 20;
const mostSeeds = 10_000;

/** Declares `author verify`. */
export const declareVerify: Declare = (command, act) => {
  command
    .summary("prove the graders: mistakes are caught, what is right passes")
    .description(
      "Prove the graders of a course: each mistake is caught by the check it names, solutions and variants pass with many seeds, starters fail, and nothing lies about unused.",
    )
    .argument("[exercise...]", "names of exercises; without any, all of the course")
    .option(
      "--seeds <n>",
      "seeds with which solutions and variants must pass",
      wholeNumber("--seeds", 1, mostSeeds),
      usualSeeds,
    )
    .option("--matrix", "show which check catches which mistake")
    .option("--json", "as JSON")
    .action(act(verify));
  examples(command, {
    "author verify": "every exercise",
    "author verify <exercise> --matrix": "one, and who catches whom",
    "author verify --course my-course --json": "another course, for a machine",
  });
};

async function verify(
  context: Context,
  asked: readonly string[],
  options: VerifyOptions,
): Promise<ExitCode> {
  const { course } = await chooseCourse(context, options.course, undefined);
  await mustBeExercises(course, asked);
  const line = verifyProgressLine(context);
  const verification = await verifyCourse({
    course,
    asked,
    seeds: options.seeds,
    threads: availableParallelism(),
    onProgress: line.show,
    signal: context.signal,
  }).finally(line.erase);
  if (options.json) context.stdout.write(verificationJson(course, verification));
  else {
    const { program, look } = context;
    const folder = prefixOf(context.cwd, course.root);
    const matrix = options.matrix ?? false;
    writeLines(context, renderVerification(verification, look, { matrix, program, folder }));
  }
  return verification.findings.length === 0 ? exitCode.passed : exitCode.notPassed;
}
