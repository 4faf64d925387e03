import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { environment } from "./measure.js";

const lookMs = 5;

/** The most memory that a command and all it starts hold at once, in MiB. Linux only. */
export function peakMemory({ name, args, cwd }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: environment, stdio: "ignore" });
    const peak = { residentMiB: 0, proportionalMiB: 0 };
    const look = setInterval(() => {
      const found = processesFrom(child.pid).map(memoryOf);
      const sum = (key) => found.reduce((total, memory) => total + memory[key], 0) / 1024;
      peak.residentMiB = Math.max(peak.residentMiB, sum("Rss"));
      peak.proportionalMiB = Math.max(peak.proportionalMiB, sum("Pss"));
    }, lookMs);
    child.on("close", (code) => {
      clearInterval(look);
      if (code === 0) resolve(peak);
      else reject(new Error(`${name} ended with ${code}`));
    });
  });
}

function processesFrom(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return [pid, ...children.flatMap(processesFrom)];
}

/** In KiB. */
function memoryOf(pid) {
  const text = read(`/proc/${pid}/smaps_rollup`);
  const field = (key) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  return { Rss: field("Rss"), Pss: field("Pss") };
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
