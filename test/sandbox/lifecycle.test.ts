import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { buildParts } from "../helpers/parts.ts";
import { jsonOf, openSandbox, rawProgram } from "../helpers/sandbox.ts";

const isLinux = process.platform === "linux";
const endless = rawProgram("{ f() { for (;;); } }");

/** Ids of living processes with a word in their command line. */
function processesWith(word: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isAlive = !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
        const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
        return isAlive && words.includes(word);
      } catch {
        return false;
      }
    });
}

/** Waits until there is none; the test's own time limit is the only one. */
async function untilGone(word: string): Promise<void> {
  while (processesWith(word).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Parts whose child is at a path of its own, by which its process is known. */
async function ownParts() {
  const { child, prelude } = await buildParts();
  const folder = mkdtempSync(join(tmpdir(), "mcp-course-lifecycle-"));
  const own = join(folder, "child.cjs");
  writeFileSync(own, readFileSync(child));
  return { parts: { child: own, prelude }, folder };
}

describe.skipIf(!isLinux)("the child", () => {
  it.each(["off", "auto"] as const)(
    "is gone after close, with the system's walls %s",
    async (osSandbox) => {
      const { parts, folder } = await ownParts();
      const sandbox = openSandbox({ parts, osSandbox });
      await jsonOf(sandbox.open(rawProgram("{ f: () => 1 }")), "f");
      expect(processesWith(parts.child).length).toBeGreaterThan(0);

      await sandbox.close();
      await sandbox.close();
      await untilGone(parts.child);

      expect(readdirSync(folder)).toEqual(["child.cjs"]);
      rmSync(folder, { recursive: true });
    },
  );

  it("is gone when the sandbox is closed in the middle of a call, and the call is not answered", async () => {
    const { parts, folder } = await ownParts();
    const sandbox = openSandbox({ parts, limits: { callMs: 60_000 } });
    const realm = sandbox.open(endless);
    await realm.loaded;
    const reply = realm.call("f", []);
    await new Promise((resolve) => setTimeout(resolve, 50));

    await sandbox.close();

    await expect(reply).rejects.toThrow("the sandbox is closed");
    await expect(realm.call("f", [])).rejects.toThrow("the sandbox is closed");
    await untilGone(parts.child);
    rmSync(folder, { recursive: true });
  });

  it("is gone when it is replaced", async () => {
    const { parts, folder } = await ownParts();
    const sandbox = openSandbox({ parts, limits: { callMs: 200 } });
    await sandbox.open(endless).call("f", []);

    await jsonOf(sandbox.open(rawProgram("{ f: () => 1 }")), "f");

    expect(processesWith(parts.child)).toHaveLength(1);
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["waiting", ""],
    ["in a loop", "for (;;);"],
  ])("is gone when the grader was killed while it was %s", async (_name, work) => {
    const { parts, folder } = await ownParts();
    const args = ["--import", "tsx", join(packageRoot, "test/sandbox/fixtures/abandoned.ts")];
    const grader = spawn(process.execPath, [...args, parts.child, parts.prelude, work], {
      cwd: packageRoot,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((resolve) => grader.once("exit", resolve));
    await new Promise((resolve) => grader.stdout.once("data", resolve));

    if (work === "") grader.kill("SIGKILL");
    await ended;
    await untilGone(parts.child);

    expect(readdirSync(folder)).toEqual(["child.cjs"]);
    rmSync(folder, { recursive: true });
  });
});

describe("the grader", () => {
  it("that was busy itself does not count its own time against a call", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const realm = sandbox.open(rawProgram("{ f: () => 1 }"));
    await realm.loaded;

    const reply = realm.call("f", []);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const end = Date.now() + 900;
    while (Date.now() < end);

    expect(await reply).toMatchObject({ ok: true, json: "1" });
  });

  it("is told that a child cannot start at all, and it is nobody's submission that is to blame", async () => {
    const sandbox = openSandbox({ parts: { child: "/nowhere/child.cjs", prelude: "" } });
    const realm = sandbox.open(rawProgram("{}"));

    await expect(realm.loaded).rejects.toThrow("the sandbox does not start");
    await expect(realm.call("f", [])).rejects.toThrow("the sandbox does not start");
  });

  it("may leave promises alone without a rejection that nobody handles", async () => {
    const sandbox = openSandbox({ limits: { callMs: 60_000 } });
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);

    const realm = sandbox.open(endless);
    void realm.call("f", []);
    void realm.script([{ do: "show", name: "x" }]);
    await sandbox.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off("unhandledRejection", note);

    expect(unhandled).toEqual([]);
  });

  it("gets its answer to no steps at once", async () => {
    const sandbox = openSandbox();

    expect(await sandbox.open(rawProgram("{}")).script([])).toEqual([]);
  });
});
