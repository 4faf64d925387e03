import type { Report } from "../grading/report.ts";

/** The report as JSON text that fits `report.schema.json`, indented, with a line end. */
export function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
