import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { renderReport } from "../../src/cli/render/report.ts";
import type { Report } from "../../src/grading/report.ts";
import { packageRoot } from "../../src/paths.ts";
import { toJson } from "../../src/report/json.ts";

const schema = readFileSync(join(packageRoot, "src/report/report.schema.json"), "utf8");
const ajv = new Ajv2020({ strict: true, strictTypes: false });
const fitsSchema = ajv.compile(JSON.parse(schema));

const look = { colour: false, unicode: true, columns: 80 };
const ours = [packageRoot, "node:internal", "child.cjs", "prelude", "    at "];

/** What a grading must never show, whatever was submitted: a fault of ours, or a trace of it. */
export function problemsOf(report: Report): string[] {
  const { typesSkipped } = report;
  const errored = report.exercises
    .flatMap(({ checks }) => checks)
    .flatMap(({ id, outcome }) =>
      outcome.status === "errored" ? [`${id} errored: ${outcome.message}`] : [],
    );
  const json = toJson(report);
  const misfits = fitsSchema(JSON.parse(json)) ? [] : [ajv.errorsText(fitsSchema.errors)];
  const skipped = typesSkipped && { typesSkipped };
  const texts = [true, false].map((allFailures) =>
    renderReport(report, look, { allFailures, program: "mcp-course", ...skipped }).join("\n"),
  );
  const traces = [json, ...texts].flatMap((text) =>
    ours.filter((trace) => text.includes(trace)).map((trace) => `${trace} is shown in:\n${text}`),
  );
  const noTypes = typesSkipped?.because === "compiler-failed" ? ["the type checker failed"] : [];
  return [...errored, ...misfits, ...traces, ...noTypes];
}
