import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as names from "../../graders/02-lifecycle-and-capabilities/names.ts";
import * as protocol from "../../solutions/02-lifecycle-and-capabilities/protocol.ts";
import { packageRoot } from "../../src/paths.ts";

const lesson = "02-lifecycle-and-capabilities";

describe("protocol.ts", () => {
  it("has the names that the contract gives", () => {
    expect({ ...protocol }).toEqual({
      VERSION: "2026-07-28",
      VKEY: "io.modelcontextprotocol/protocolVersion",
      CKEY: "io.modelcontextprotocol/clientCapabilities",
    });
  });

  it("is handed out as the solutions have it", () => {
    const text = (folder: string) =>
      readFileSync(join(packageRoot, folder, lesson, "protocol.ts"), "utf8");
    expect(text("exercises")).toBe(text("solutions"));
  });

  it("has the names that the graders know", () => {
    expect(names).toMatchObject({ ...protocol });
  });
});
