import { relative } from "node:path";

/** A path as the person finds it soonest: seen from the current folder, or whole if that is shorter. */
export function shownPath(cwd: string, path: string): string {
  const seen = relative(cwd, path);
  return seen.length <= path.length ? seen : path;
}
