import { expect, test } from "vitest";
import { formats } from "../../src/report/formats.ts";
import { toJson } from "../../src/report/json.ts";
import { failure, lessonWith } from "../cli/render/example-reports.ts";

const report = lessonWith(failure());

test("the JSON report is the report, indented, with a line end", () => {
  const text = toJson(report);
  expect(JSON.parse(text)).toEqual(report);
  expect(text.startsWith('{\n  "schema": "mcp-course/report/v1",\n')).toBe(true);
  expect(text.endsWith("}\n")).toBe(true);
});

test("every format is known by its name and writes text", () => {
  expect(Object.keys(formats)).toEqual(["json"]);
  for (const write of Object.values(formats)) expect(write(report)).toContain("error_response");
});
