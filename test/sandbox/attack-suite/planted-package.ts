import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "../../../src/paths.ts";
import { run } from "../../end-to-end/program.ts";
import { writeText } from "./workspace.ts";

/** A copy of the package with secrets in it, and a folder beside it to hand work in. */
export interface PlantedPackage {
  root: string;
  /** The program to start. */
  program: string;
  /** Links in it named `solutions` and `graders` lead into the package. */
  outside: string;
  /** Texts that may never be seen, by where they stand. */
  secrets: Readonly<Record<string, string>>;
  close(): void;
}

/** Needed to build the package, and no part of it. */
const forTheBuild = ["src", "scripts", "tsconfig.json"];
const parts = [
  ...["package.json", "LICENSE", "bin", "course.yaml", "exercises", "solutions"],
  ...["graders", "lessons", "docs"],
];

/**
 * Copies the package into a folder whose name is a secret, plants a secret into every grader, mistake,
 * variant and solution, as a comment and as a text that the code holds while it runs, and builds it.
 */
export async function plantPackage(): Promise<PlantedPackage> {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), "planted-")));
  const names = ["path", "graders", "mistakes", "variants", "solutions"];
  const secrets = Object.fromEntries(
    names.map((name) => [name, `canary-${name}-${randomBytes(6).toString("hex")}`]),
  );
  const root = join(outer, secrets.path ?? "", "mcp-course");
  for (const part of [...parts, ...forTheBuild]) {
    cpSync(join(packageRoot, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(packageRoot, "node_modules"), join(root, "node_modules"));
  for (const folder of ["graders", "solutions"]) plantIn(join(root, folder), folder, secrets);

  const { code, err } = await run([], { cwd: root, script: join(root, "scripts", "build.js") });
  if (code !== 0) throw new Error(`the planted package was not built: ${err}`);
  for (const part of forTheBuild) rmSync(join(root, part), { recursive: true });
  writeText(join(root, "solutions", "echo.ts"), planted("", secrets.solutions));
  writeText(join(root, "graders", "echo", "grader.ts"), planted("", secrets.graders));

  const outside = join(outer, "outside");
  writeText(join(outside, "tsconfig.json"), "{}\n");
  for (const folder of ["graders", "solutions"]) {
    symlinkSync(join(root, folder), join(outside, folder));
  }
  return {
    root,
    program: join(root, "bin", "mcp-course.js"),
    outside,
    secrets,
    close: () => rmSync(outer, { recursive: true, force: true }),
  };
}

/** Plants the secret of a folder, or of the folder within it that has one of its own. */
function plantIn(folder: string, name: string, secrets: PlantedPackage["secrets"]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) plantIn(path, entry.name in secrets ? entry.name : name, secrets);
    else if (entry.name.endsWith(".ts")) appendFileSync(path, planted("\n", secrets[name]));
  }
}

function planted(before: string, secret = ""): string {
  return `${before}// ${secret}\nObject.keys("${secret}");\n`;
}
