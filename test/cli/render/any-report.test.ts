import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { renderReport } from "../../../src/cli/render/report.ts";
import { anyReport } from "../../report/any-report.ts";

const runs = { numRuns: 100, seed: 20260728 };
const columns = fc.integer({ min: 24, max: 220 });
const looks = fc.record({ colour: fc.boolean(), unicode: fc.boolean(), columns });
const options = fc.record({ allFailures: fc.boolean(), program: fc.constant("mcp-course") });

/** Escape codes of chalk: colours, bold, dim, and their ends. */
const ownColours = /\u001b\[\d+m/g;
/** Everything that moves a cursor, colours, breaks a line, turns or hides text. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0]/u;

describe("the screen of any report at all", () => {
  test("never throws, and ends with the next command", () => {
    fc.assert(
      fc.property(anyReport, looks, options, (report, look, how) => {
        const lines = renderReport(report, look, how);
        expect(lines.at(-1)?.replace(ownColours, "")).toMatch(/^ {2}next: mcp-course \S/);
      }),
      runs,
    );
  });

  test("holds no control characters but our own colours, and each line is one line", () => {
    fc.assert(
      fc.property(anyReport, looks, options, (report, look, how) => {
        for (const line of renderReport(report, look, how)) {
          expect(look.colour ? line.replace(ownColours, "") : line).not.toMatch(unsafe);
        }
      }),
      runs,
    );
  });

  test("says the same with and without colour", () => {
    fc.assert(
      fc.property(anyReport, looks, options, (report, look, how) => {
        const coloured = renderReport(report, { ...look, colour: true }, how);
        const plain = renderReport(report, { ...look, colour: false }, how);
        expect(coloured.map((line) => line.replace(ownColours, ""))).toEqual(plain);
      }),
      runs,
    );
  });

  test("is never wider than the screen, but for commands and names of files, which nothing may break", () => {
    fc.assert(
      fc.property(anyReport, looks, options, (report, look, how) => {
        for (const line of renderReport(report, look, how)) {
          const mayBeWide = line.includes("mcp-course") || line.includes(".ts");
          if (!mayBeWide) expect(stringWidth(line), line).toBeLessThanOrEqual(look.columns);
        }
      }),
      runs,
    );
  });

  test("is pure ASCII on a screen without Unicode", () => {
    fc.assert(
      fc.property(anyReport, columns, options, (report, width, how) => {
        const look = { colour: false, unicode: false, columns: width };
        for (const line of renderReport(report, look, how)) expect(line).toMatch(/^[ -~]*$/);
      }),
      runs,
    );
  });
});
