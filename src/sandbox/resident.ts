import { readFileSync } from "node:fs";

/**
 * Resident memory of a process and all it started, in MiB; 0 where there is no /proc to read.
 * A wall such as bwrap stands between us and the child, so the child's own id is not known.
 */
export function residentMiB(pid: number): number {
  let kib = 0;
  const ahead = [pid];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    kib += Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${next}/status`))?.[1] ?? 0);
    ahead.push(
      ...read(`/proc/${next}/task/${next}/children`).split(" ").filter(Boolean).map(Number),
    );
  }
  return kib / 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
