import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ended, makeWorkspace, solve, start } from "./program.ts";

test.skipIf(process.platform !== "linux")(
  "Ctrl-C ends a run with 130 and leaves no child behind",
  async () => {
    const cwd = await makeWorkspace();
    solve(cwd);
    writeFileSync(join(cwd, "make_request.ts"), "export function make_request() { for (;;); }\n");
    const args = ["check", "--limit", "callMs=60000", "--limit", "submissionMs=60000"];
    const child = start(args, { cwd });
    const running = ended(child);
    const pid = child.pid ?? 0;
    const looping = await vi.waitFor(
      () => {
        const found = descendants(pid).filter((one) => cpuTicks(one) > 30);
        expect(found).not.toEqual([]);
        return descendants(pid);
      },
      { timeout: 30_000, interval: 50 },
    );
    process.kill(-pid, "SIGINT");
    const { code, out } = await running;
    expect(code).toBe(130);
    expect(out).not.toContain("next:");
    await vi.waitFor(() => expect(looping.filter(isAlive)).toEqual([]), { timeout: 10_000 });
  },
);

function descendants(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [...children, ...children.flatMap(descendants)];
}

/** Processor time that a process has used, in hundredths of a second. */
function cpuTicks(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11] ?? 0);
}

function isAlive(pid: number): boolean {
  const state = read(`/proc/${pid}/stat`).split(") ")[1]?.[0];
  return state !== undefined && state !== "Z";
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
