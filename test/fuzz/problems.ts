import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { renderReport } from "../../src/cli/render/report.ts";
import type { Report } from "../../src/grading/report.ts";
import { packageRoot } from "../../src/paths.ts";
import { toJson } from "../../src/report/json.ts";
import { preludeScript, programScript } from "../../src/sandbox/script-names.ts";

const schema = readFileSync(join(packageRoot, "src/report/report.schema.json"), "utf8");
const ajv = new Ajv2020({ strict: true, strictTypes: false });
const fitsSchema = ajv.compile(JSON.parse(schema));

const look = { colour: false, unicode: true, columns: 80 };

/** What a grading must never be or show, whatever was submitted. */
export function problemsOf(report: Report): string[] {
  const errored = report.exercises
    .flatMap(({ checks }) => checks)
    .flatMap(({ id, outcome }) =>
      outcome.status === "errored" ? [`${id} errored: ${outcome.message}`] : [],
    );
  const json = toJson(report);
  const misfits = fitsSchema(JSON.parse(json)) ? [] : [ajv.errorsText(fitsSchema.errors)];
  const traces = [json, ...screensOf(report)].flatMap((text) =>
    tracesIn(text).map((trace) => `${trace} is shown in:\n${text}`),
  );
  const noTypes =
    report.typesSkipped?.because === "compiler-failed" ? ["the type checker failed"] : [];
  return [...errored, ...misfits, ...traces, ...noTypes];
}

function screensOf(report: Report): string[] {
  return [true, false].map((allFailures) =>
    renderReport(report, look, { allFailures, program: "mcp-course" }).join("\n"),
  );
}

const ours = [
  packageRoot,
  "node:",
  "file://",
  "evalmachine",
  "child.cjs",
  preludeScript,
  programScript,
];
const frame = /\bat (?:async )?(?:[^\n"(]*\()?([^\s"()]+):\d+:\d+/g;
const ownFile = /^\w+\.ts$/;

/** Words that only our own program says, and frames of a stack that are in no file of the student. */
function tracesIn(text: string): string[] {
  const frames = [...text.matchAll(frame)].filter(([, file = ""]) => !ownFile.test(file));
  return [...ours.filter((trace) => text.includes(trace)), ...frames.map(([whole]) => whole)];
}
