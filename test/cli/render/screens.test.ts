import { describe, expect, test } from "vitest";
import type { Look } from "../../../src/cli/render/look.ts";
import { renderReport } from "../../../src/cli/render/report.ts";
import { screensOfCalls } from "./screens-of-calls.ts";
import { screensOfCourses } from "./screens-of-courses.ts";
import { screensOfLoading } from "./screens-of-loading.ts";
import { screensOfValues } from "./screens-of-values.ts";

const plain: Look = { colour: false, unicode: true, columns: 80 };
const options = { allFailures: false, program: "mcp-course" };

/** Reports by the name of the file that holds their screen. */
const screens = { ...screensOfValues, ...screensOfCalls, ...screensOfLoading, ...screensOfCourses };

describe("the screen of check", () => {
  test.each(Object.entries(screens))("at 80 columns: %s", async (name, report) => {
    const lines = renderReport(report, plain, options);
    await expect(text(lines)).toMatchFileSnapshot(`screens/${name}.txt`);
  });

  test.each(Object.entries(screens))("fits 24 lines: %s", (_, report) => {
    expect(renderReport(report, plain, options).length).toBeLessThanOrEqual(24);
  });

  test.each([
    ["40-columns", { ...plain, columns: 40 }],
    ["200-columns", { ...plain, columns: 200 }],
    ["ascii", { ...plain, unicode: false }],
    ["colour", { ...plain, colour: true }],
  ])("on another screen: %s", async (name, look) => {
    for (const screen of ["value-missing-member", "value-large", "threw", "several-and-types"]) {
      const lines = renderReport(screens[screen] ?? fail(screen), look, options);
      await expect(text(lines)).toMatchFileSnapshot(`screens/${name}/${screen}.txt`);
    }
  });

  test("shows every failure in full when asked to", async () => {
    const report = screens["several-and-types"] ?? fail("several-and-types");
    const lines = renderReport(report, plain, { ...options, allFailures: true });
    await expect(text(lines)).toMatchFileSnapshot("screens/all-failures.txt");
  });
});

/** Escape codes as `<1>`, so that a file of them can be read. */
function text(lines: readonly string[]): string {
  return `${lines.join("\n").replace(/\u001b\[(\d+)m/g, "<$1>")}\n`;
}

function fail(name: string): never {
  throw new Error(`no screen ${name}`);
}
