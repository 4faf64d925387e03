import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { defaultLimits, type Limits } from "../../src/sandbox/limits.ts";
import { checkTypes, type TypeChecked } from "../../src/sandbox/type-check.ts";

/** A student's folder for one test, with room around it for what must not take part. */
export function makeWorkspace() {
  const outer = mkdtempSync(join(tmpdir(), "outer-"));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = join(outer, "My Course (1) é 模");
  const temporary = join(outer, "tmp");
  mkdirSync(folder);
  mkdirSync(temporary);
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  return {
    outer,
    folder,
    /** The temporary folder of the process while the test runs. */
    temporary,
    write(name: string, text: string) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    },
    async check(
      files: string[],
      more: {
        standIns?: Record<string, string>;
        limits?: Partial<Limits>;
        signal?: AbortSignal;
      } = {},
    ) {
      const checked = await checkTypes({
        submission: { folder, files: {}, standIns: more.standIns ?? {} },
        files,
        limits: { ...defaultLimits, ...more.limits },
        ...(more.signal && { signal: more.signal }),
      });
      return allErrors(checked);
    },
  };
}

/** The errors of all files in one list. */
export function allErrors(checked: TypeChecked) {
  return "errors" in checked ? { errors: [...checked.errors.values()].flat() } : checked;
}
