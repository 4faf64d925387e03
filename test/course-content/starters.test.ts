import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../src/paths.ts";

const folder = join(packageRoot, "exercises", "02-lifecycle-and-capabilities");
const starters = readdirSync(folder).filter((name) => name !== "protocol.ts");
const workspace = mkdtempSync(join(tmpdir(), "starters-"));
afterAll(() => rmSync(workspace, { recursive: true }));

describe("the starters", () => {
  it.each(starters)("%s tells the task, shows two examples, and says where to begin", (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const task = text.slice(0, text.indexOf("*/"));
    const id = name.replace(".ts", "");
    expect(text.startsWith("/**")).toBe(true);
    expect(task.match(/^ \* +→ /gm)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(task).toContain(`${id}(`);
    expect(text.slice(task.length)).toContain("// TODO");
  });

  it("have no type errors in a strict workspace without Node's types", async () => {
    cpSync(folder, workspace, { recursive: true });
    writeFileSync(
      join(workspace, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: "es2023",
          lib: ["es2023"],
          types: [],
          module: "nodenext",
          allowImportingTsExtensions: true,
          noEmit: true,
        },
      }),
    );
    await expect(typeCheck(workspace)).resolves.toBe("");
  });
});

/** @returns what TypeScript prints about a folder; empty when there is nothing to say */
async function typeCheck(path: string): Promise<string> {
  const packageFile = createRequire(import.meta.url).resolve("typescript/package.json");
  const compiler = join(dirname(packageFile), "bin", "tsc");
  const printed = promisify(execFile)(process.execPath, [compiler, "--project", path]).then(
    ({ stdout }) => stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
  return printed;
}
