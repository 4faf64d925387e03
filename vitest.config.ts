import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "mcp-course/grader": fileURLToPath(new URL("src/grading/grader.ts", import.meta.url)),
    },
  },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.slow.test.ts", "test/**/fixtures/**"],
    // The tests of screens compare text: nothing of the machine's terminal may leak in.
    env: { NO_COLOR: "", FORCE_COLOR: "", CI: "" },
    reporters: ["default", "./scripts/closing-lines-reporter.js"],
    testTimeout: 60_000,
  },
});
