import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { readAttacks } from "./attack-suite/attack.ts";
import { hasWalls } from "./attack-suite/has-walls.ts";

const execute = promisify(execFile);

test.skipIf(!hasWalls).each(["22", "24", "26"])(
  "under Node %s each attack ends as it declares",
  async (version) => {
    const vitest = join(packageRoot, "node_modules", "vitest", "vitest.mjs");
    const { stdout } = await execute(
      process.execPath,
      [
        join(packageRoot, "scripts", "with-node.js"),
        ...[
          version,
          "node",
          vitest,
          "run",
          "--config",
          "vitest.slow.config.ts",
          "test/sandbox/attacks.test.ts",
          "--reporter",
          "json",
        ],
      ],
      { cwd: packageRoot, maxBuffer: 64 * 1024 * 1024 },
    ).catch((error) => error);
    const { numPassedTests, numTotalTests } = JSON.parse(stdout.slice(stdout.indexOf("{")));
    expect(numTotalTests).toBeGreaterThan(2 * readAttacks().length);
    expect(numPassedTests).toBe(numTotalTests);
  },
);
