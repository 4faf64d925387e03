import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Every attack. */
export const long = ["test/sandbox/attacks.test.ts"];

export default defineConfig({
  resolve: {
    alias: {
      "mcp-course/grader": fileURLToPath(new URL("src/grading/grader.ts", import.meta.url)),
    },
  },
  test: {
    include: ["test/**/*.test.ts"],
    // Those that take minutes run with the slow tests: see vitest.slow.config.ts.
    exclude: ["test/**/*.slow.test.ts", ...long, "test/**/fixtures/**"],
    // The tests of screens compare text: nothing of the machine's terminal may leak in.
    env: { NO_COLOR: "", FORCE_COLOR: "", CI: "" },
    reporters: ["default", "./scripts/closing-lines-reporter.js"],
    // Most of the time a test waits for a process of its own: two at a time keep two cores busy.
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
