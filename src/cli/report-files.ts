import { resolve } from "node:path";
import { systemReason } from "../course/files.ts";
import { suggest } from "../course/suggest.ts";
import { UsageError } from "../errors.ts";
import type { Report } from "../grading/report.ts";
import { type Format, formats } from "../report/formats.ts";

/** One `--report FORMAT=FILE`. */
export interface ReportFile {
  format: Format;
  /** As typed. */
  file: string;
}

/** Reads one `FORMAT=FILE`. Throws UsageError `bad-option`. */
export function readReportFile(text: string): ReportFile {
  const equals = text.indexOf("=");
  const name = text.slice(0, Math.max(equals, 0));
  const file = text.slice(equals + 1);
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format !== undefined && file !== "") return { format, file };
  const near = suggest(name, Object.keys(formats))[0];
  const wanted = `${near ?? Object.keys(formats).join("|")}=FILE`;
  throw new UsageError({ code: "bad-option", option: "--report", value: text, wanted });
}

/** Writes the report to each file, so that no reader ever finds half of one. Throws UsageError `cannot-write`. */
export async function writeReports(
  cwd: string,
  files: readonly ReportFile[],
  report: Report,
): Promise<void> {
  if (files.length === 0) return;
  const { default: writeFileAtomic } = await import("write-file-atomic");
  for (const { format, file } of files) {
    try {
      await writeFileAtomic(resolve(cwd, file), format(report));
    } catch (error) {
      throw new UsageError({ code: "cannot-write", file, reason: systemReason(error) });
    }
  }
}
