import { expect, test } from "vitest";
import { runUnderNode } from "../helpers/under-node.ts";

test.each(["22", "24", "26"])(
  "the compiled program does under Node %s all that it does under this one",
  async (version) => {
    const { passed, failed } = await runUnderNode(version, ["test/end-to-end"]);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(40);
  },
);
