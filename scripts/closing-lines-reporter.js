import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build/folders.js";
import { closingLine } from "./closing-line.js";

/**
 * A vitest reporter that closes a run with plain counts: every test that was not run by its name,
 * then `N passed, N failed`. A file that could not be loaded counts as one failed test.
 * With TEST_COUNTS set to a name, the counts are kept in `.tmp/test-counts/` for `.ci/run` to add up.
 */
export default class ClosingLinesReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const notRun = [];
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed" || state === "failed") counts[state] += 1;
        else {
          counts.skipped += 1;
          notRun.push(`not run: ${module.relativeModuleId} > ${test.fullName}`);
        }
      }
    }
    keep(process.env.TEST_COUNTS, counts);
    console.log([...notRun, "", closingLine(counts)].join("\n"));
  }
}

function keep(name, counts) {
  if (name === undefined) return;
  const folder = join(root, ".tmp", "test-counts");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(counts));
}
