import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import getExePath from "../../node_modules/typescript/lib/getExePath.js";
import { root } from "./folders.js";

/** The declarations of `mcp-course/grader`, for packs that live outside this repository. */
export async function buildTypes() {
  const folder = mkdtempSync(join(tmpdir(), "mcp-course-build-"));
  try {
    await promisify(execFile)(
      getExePath(),
      [
        ...["--ignoreConfig", "--noCheck", "--declaration", "--emitDeclarationOnly"],
        ...["--target", "es2023", "--module", "nodenext", "--types", "", "--skipLibCheck"],
        ...["--allowImportingTsExtensions", "--rootDir", "src", "--outDir", folder],
        "src/grading/grader.ts",
      ],
      { cwd: root },
    );
    return new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [
          `types/${relative(folder, file).replaceAll(sep, "/")}`,
          readFileSync(file),
        ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
