import { describe, expect, test } from "vitest";
import { runUnderNode } from "../helpers/under-node.ts";
import { readAttacks } from "./attack-suite/attack.ts";
import { hasWalls } from "./attack-suite/has-walls.ts";

describe.each(["22", "24", "26"])("under Node %s", (version) => {
  test.skipIf(!hasWalls)("each attack ends as it declares, and as the document says", async () => {
    const config = ["--config", "vitest.slow.config.ts"];
    const { passed, failed } = await runUnderNode(version, [
      ...config,
      "test/sandbox/attacks.test.ts",
    ]);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(2 * readAttacks().length);
  });

  test("the sandbox does all that it does under this one", async () => {
    const { passed, failed } = await runUnderNode(version, ["test/sandbox"]);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(400);
  });
});
