import { type Command, Option } from "commander";
import { defaultRuns } from "../grading/replay.ts";
import { defaultLimits, type Limits } from "../sandbox/limits.ts";
import type { OsSandbox } from "../sandbox/sandbox.ts";
import { addLimit, wholeNumber } from "./numbers.ts";
import type { FolderOptions } from "./open.ts";
import { type ReportFile, readReportFile } from "./report-files.ts";

/** The options of `check` as they were read. */
export interface CheckOptions extends FolderOptions {
  only?: string;
  seed?: number;
  runs: number;
  limit?: Limits;
  types: boolean;
  osSandbox: OsSandbox;
  inspect?: true;
  allFailures?: true;
  json?: true;
  report?: ReportFile[];
  exitZero?: true;
}

/** The options of a `check` without any. */
export const defaultCheckOptions: CheckOptions = {
  runs: defaultRuns,
  types: true,
  osSandbox: "off",
};

const largestSeed = 2 ** 31 - 1;
const mostRuns = 100_000;

/** Adds the options of `check` to a command. */
export function declareCheckOptions(command: Command): void {
  const choose = new Option("--os-sandbox <when>", "walls of bwrap and prlimit besides ours");
  command
    .option("--dir <folder>", "grade this folder instead of the workspace around")
    .option("--only <check>", "run this one check of the one exercise named")
    .option("--seed <n>", "draw the inputs from this seed", wholeNumber("--seed", 0, largestSeed))
    .option(
      "--runs <n>",
      "inputs drawn for each property",
      wholeNumber("--runs", 1, mostRuns),
      defaultRuns,
    )
    .option("--all-failures", "show every failure in full")
    .option("--no-types", "no type check beside the run")
    .option("--json", "print the report as JSON, alone")
    .option(
      "--report <format=file>",
      "also write the report to a file; may be repeated",
      (text: string, files: ReportFile[] = []) => [...files, readReportFile(text)],
    )
    .option("--exit-zero", "exit with 0 though something did not pass")
    .addOption(choose.choices(["auto", "require", "off"]).default("off"))
    .option("--limit <name=n>", `change a limit; may be repeated: ${namesOfLimits()}`, addLimit)
    .option("--inspect", "stop in your code with a debugger; no limits of time");
}

function namesOfLimits(): string {
  return Object.entries(defaultLimits)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");
}
