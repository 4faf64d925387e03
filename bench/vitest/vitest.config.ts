import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The fastest way that vitest has: one spec, threads, no isolation, the shortest report.
export default defineConfig({
  resolve: {
    alias: {
      "mcp-course/grader": fileURLToPath(new URL("../../src/grading/grader.ts", import.meta.url)),
    },
  },
  test: {
    include: ["bench/vitest/solutions.spec.ts"],
    pool: "threads",
    isolate: false,
    fileParallelism: false,
    reporters: ["dot"],
  },
});
