import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { makeWorkspace } from "./type-check-workspace.ts";

test.runIf(process.platform === "linux")(
  "a compiler whose parent was killed is ended by the system",
  async () => {
    const { folder, write } = makeWorkspace();
    write("a.ts", endless);
    const parent = spawn(process.execPath, ["--import", "tsx", "--eval", checking(folder)], {
      cwd: packageRoot,
      stdio: ["ignore", "ignore", "inherit"],
    });
    await expect.poll(() => compilersOf(parent.pid), { timeout: 20_000 }).toHaveLength(1);
    const [compiler] = compilersOf(parent.pid);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    expect(existsSync(`/proc/${compiler}`)).toBe(true);
    await expect.poll(() => existsSync(`/proc/${compiler}`), { timeout: 40_000 }).toBe(false);
  },
);

/** Nesting that keeps the compiler busy for minutes. */
const endless = `export const a = ${"[".repeat(60_000)}${"]".repeat(60_000)};\n`;

/** A program that checks the types of a folder with a second to do it in, and much patience. */
function checking(folder: string): string {
  const request = `{
    submission: { folder: ${JSON.stringify(folder)}, files: {}, standIns: {} },
    files: ["a.ts"],
    limits: { ...defaultLimits, typesMs: 1000, typesMiB: 4096 },
  }`;
  return `
    import { checkTypes } from "./src/sandbox/type-check.ts";
    import { defaultLimits } from "./src/sandbox/limits.ts";
    const request = ${request};
    checkTypes(request);
  `;
}

/** Children of a process that are compilers by now. */
function compilersOf(pid: number | undefined): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return children.filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, "utf8").split("\0")[0]?.endsWith("/tsc");
    } catch {
      return false;
    }
  });
}
