import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** Everything below a folder, by path: the text of files, the target of links. */
export function contentsOf(folder: string): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (stats.isDirectory()) {
      contents[path] = "a folder";
      Object.assign(contents, contentsOf(path));
    } else if (stats.isSymbolicLink()) contents[path] = `-> ${readlinkSync(path)}`;
    else contents[path] = stats.isFile() ? readFileSync(path, "latin1") : "special";
  }
  return contents;
}

/**
 * Processes that an attack may have left, as their command lines: those that this process has
 * started, at whatever remove, and those of any parent that run the child's program. Linux only.
 *
 * @param program path of the child's program
 */
export function processesOf(program: string): string[] {
  if (process.platform !== "linux") return [];
  const ours = new Set([process.pid]);
  const found: string[] = [];
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  for (const pid of all.sort((a, b) => a - b)) {
    const stat = read(`/proc/${pid}/stat`);
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === undefined || state === "Z") continue;
    const command = read(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
    if (!ours.has(Number(parent)) && !command.includes(program)) continue;
    ours.add(pid);
    found.push(command);
  }
  return found.filter((command) => !/esbuild/.test(command)).sort();
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
