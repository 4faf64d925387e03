import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kinds } from "../../src/grading/outcome.ts";
import type { Json, JsonObject, Path } from "../../src/json.ts";
import { toJson } from "../../src/report/json.ts";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { failure, lessonWith } from "../cli/render/example-reports.ts";
import { anyReport } from "./any-report.ts";

const file = new URL("../../src/report/report.schema.json", import.meta.url);
const schema: JsonObject = JSON.parse(readFileSync(file, "utf8"));
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
const validate = ajv.compile(schema);

const failedOutcome = ["exercises", 1, "checks", 5, "outcome"];

describe("the schema of the JSON report", () => {
  test("fits any report that the types allow", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        validate(JSON.parse(toJson(report)));
        expect(validate.errors).toBeNull();
      }),
      { numRuns: 200, seed: 20260728 },
    );
  });

  test.each([
    ["at the top", ["later"]],
    ["in an exercise", ["exercises", 0, "later"]],
    ["in an outcome", [...failedOutcome, "later"]],
    ["in a failure", [...failedOutcome, "failure", "later"]],
  ])("lets a report gain a member %s", (_, path) => {
    expect(validate(reportWith(path, { a: 1 }))).toBe(true);
  });

  test.each([
    ["another schema", ["schema"], "mcp-course/report/v2"],
    ["a lost member", ["totals"], undefined],
    ["an unknown status", ["exercises", 0, "status"], "skipped"],
    ["a failed outcome without its failure", [...failedOutcome, "failure"], undefined],
    ["an unknown kind of failure", [...failedOutcome, "failure", "kind"], "odd"],
    ["an unknown fault", [...failedOutcome, "failure", "fault"], { kind: "odd" }],
    ["a line that is no number", ["exercises", 0, "typeErrors"], [{ file: "a.ts", line: "1" }]],
  ])("refuses %s", (_, path, value) => {
    expect(validate(reportWith(path, value))).toBe(false);
  });

  test("knows every kind of failure, every limit, and no other", () => {
    const pathOf = (name: string, ...more: string[]) => ["$defs", name, "properties", ...more];
    expect(at(schema, pathOf("failure", "kind", "enum"))).toEqual([...kinds]);
    expect(Object.keys(at(schema, pathOf("limits")) ?? {})).toEqual(Object.keys(defaultLimits));
    expect(at(schema, pathOf("hitLimit", "name", "enum"))).toEqual(Object.keys(defaultLimits));
  });

  test("documents every member", () => {
    expect(undocumented(schema, "")).toEqual([]);
  });
});

/** A report as a reader of the JSON gets it, with one member set, or taken out. */
function reportWith(path: Path, value: Json | undefined): Json {
  const report = JSON.parse(toJson(lessonWith(failure({ expected: 1, received: 2 }))));
  const owner = at(report, path.slice(0, -1)) as JsonObject;
  const key = String(path.at(-1));
  if (value === undefined) delete owner[key];
  else owner[key] = value;
  return report;
}

function at(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => (inner as JsonObject)[key], value);
}

/** Ways to the members that have no description, and whose definition has none either. */
function undocumented(node: Json | undefined, way: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const members = "properties" in node ? Object.entries(node.properties ?? {}) : [];
  const own = members.flatMap(([name, member]) => (isSaid(member) ? [] : [`${way}/${name}`]));
  return [...own, ...Object.entries(node).flatMap(([k, v]) => undocumented(v, `${way}/${k}`))];
}

function isSaid(member: JsonObject): boolean {
  if ("description" in member || "const" in member) return true;
  const of = Array.isArray(member.anyOf) ? (member.anyOf[0] as JsonObject) : member;
  const name = String(of.$ref).split("/").at(-1) ?? "";
  return "description" in (at(schema, ["$defs", name]) as JsonObject);
}
