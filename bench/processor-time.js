import { readFileSync } from "node:fs";
import { timeOf } from "./measure.js";

/** Milliseconds in a unit of /proc/<pid>/stat: USER_HZ is 100 on every Linux. */
const tickMs = 10;

/** Wall time of one run of a command, and processor time of it and all it starts (Linux only). */
export function costOf(command) {
  const before = childrensMs();
  const wallMs = timeOf(command);
  return { wallMs, processorMs: childrensMs() - before };
}

/** Time that ended children of this process have used: `cutime` and `cstime` of proc_pid_stat(5). */
function childrensMs() {
  if (process.platform !== "linux") return Number.NaN;
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) * tickMs;
}
