import type { Report } from "../grading/report.ts";
import { toJson } from "./json.ts";

/** Writes a report as the text of one file. */
export type Format = (report: Report) => string;

/** Every format `--report NAME=FILE` knows, by its name. */
export const formats: Readonly<Record<string, Format>> = { json: toJson };
