/** Inputs drawn for each property unless said otherwise. */
export const defaultRuns = 200;

/**
 * Arguments that `mcp-course` takes to run one check again on the very same inputs. Examples and
 * scripts draw none, so no seed is among theirs.
 */
export function replayOf(
  exercise: string,
  check: { id: string; form: "example" | "property" | "script" },
  seed: number,
  runs: number,
): string[] {
  const alone = ["check", exercise, "--only", check.id];
  if (check.form !== "property") return alone;
  const drawn = [...alone, "--seed", String(seed)];
  return runs === defaultRuns ? drawn : [...drawn, "--runs", String(runs)];
}
