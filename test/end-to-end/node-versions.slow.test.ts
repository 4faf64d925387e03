import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";

const execute = promisify(execFile);

test.each(["22", "24", "26"])(
  "the compiled program does under Node %s all that it does under this one",
  async (version) => {
    const vitest = join(packageRoot, "node_modules", "vitest", "vitest.mjs");
    const { stdout } = await execute(
      process.execPath,
      [
        join(packageRoot, "scripts", "with-node.js"),
        ...[version, "node", vitest, "run", "test/end-to-end", "--reporter", "json"],
      ],
      { cwd: packageRoot, maxBuffer: 64 * 1024 * 1024 },
    ).catch((error) => error);
    const { numPassedTests, numTotalTests } = JSON.parse(stdout.slice(stdout.indexOf("{")));
    expect(numTotalTests).toBeGreaterThan(40);
    expect(numPassedTests).toBe(numTotalTests);
  },
);
