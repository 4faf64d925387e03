import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    test: { include: ["test/**/*.slow.test.ts"], exclude: [], testTimeout: 1_800_000 },
  }),
);
