import { defineConfig } from "vitest/config";
import base, { long } from "./vitest.config.ts";

// Not by mergeConfig: it joins lists, and what the base excludes is just what is wanted here.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ["test/**/*.slow.test.ts", ...long],
    exclude: ["test/**/fixtures/**"],
    testTimeout: 1_800_000,
  },
});
