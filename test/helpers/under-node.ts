import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../../src/paths.ts";

const execute = promisify(execFile);

/** How many tests of a run passed, and the names of those that failed. */
export interface RunUnder {
  passed: number;
  failed: string[];
}

/**
 * Runs tests of this repository under another Node, which npm fetches when it is not there.
 *
 * @param version such as `24`
 * @param args for `vitest run`: files, and the configuration when it is not the usual one
 */
export async function runUnderNode(version: string, args: readonly string[]): Promise<RunUnder> {
  const script = join(packageRoot, "scripts", "with-node.js");
  const vitest = join(packageRoot, "node_modules", "vitest", "vitest.mjs");
  const { stdout } = await execute(
    process.execPath,
    [script, version, "node", vitest, "run", ...args, "--reporter", "json"],
    { cwd: packageRoot, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error) => error);
  const { numPassedTests, testResults } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return { passed: numPassedTests, failed: testResults.flatMap(failedIn) };
}

interface FileResult {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

/** A file that could not be loaded has no test that failed, and fails all the same. */
function failedIn({ name, status, assertionResults }: FileResult): string[] {
  const failed = assertionResults.filter((one) => one.status === "failed");
  if (failed.length === 0 && status === "failed") return [name];
  return failed.map(({ fullName }) => fullName);
}
