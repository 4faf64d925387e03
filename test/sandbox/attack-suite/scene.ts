import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Parts } from "../../../src/sandbox/launch.ts";
import { buildParts } from "../../helpers/parts.ts";
import { honestText } from "./exercises.ts";
import type { SetUp } from "./setups.ts";
import { layOutWorkspace, writeText } from "./workspace.ts";

/** A course on the disk with secrets in it, and a machine around it that attacks can try to reach. */
export interface Scene {
  /** Holds the workspace, the solutions, the graders and our temporary folder. */
  root: string;
  workspace: string;
  /** The child's program, in a folder whose name is a secret. */
  parts: Parts;
  /** Stands in the grader that runs. */
  graderSecret: string;
  /** Texts that may never be seen. */
  secrets: readonly string[];
  /** How many connections were made to the one server that an attack knows of. */
  connections(): number;
  /** Lays out a workspace anew. */
  layOut(text: string, setUp: SetUp): void;
  close(): void;
}

/** Sets the scene: in this process's environment stands a secret, and its temporary folder is ours. */
export async function setScene(): Promise<Scene> {
  const built = await buildParts();
  const root = realpathSync(mkdtempSync(join(tmpdir(), "attacks-")));
  const secrets = Array.from({ length: 5 }, () => `canary-${randomBytes(8).toString("hex")}`);
  const [inSolution = "", inGrader = "", inEnvironment = "", inPath = "", graderSecret = ""] =
    secrets;

  writeText(
    join(root, "solutions", "echo.ts"),
    `export const echo = (value: unknown) => "${inSolution}" && value;\n`,
  );
  writeText(join(root, "graders", "echo", "grader.ts"), `export const secret = "${inGrader}";\n`);
  const child = join(root, inPath, "child.cjs");
  mkdirSync(dirname(child));
  copyFileSync(built.child, child);
  const temporary = join(root, "tmp");
  mkdirSync(temporary);
  const before = { TMPDIR: process.env.TMPDIR, MCP_COURSE_SECRET: undefined };
  Object.assign(process.env, { TMPDIR: temporary, MCP_COURSE_SECRET: inEnvironment });

  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const workspace = join(root, "workspace");
  const placed = (text: string) =>
    text.replaceAll("/COURSE", root).replaceAll("0xC0DE", String(port));
  return {
    root,
    workspace,
    parts: { child, prelude: built.prelude },
    graderSecret,
    secrets,
    connections: () => connections,
    layOut(text, setUp) {
      const texts = { "echo.ts": text, "honest.ts": honestText };
      layOutWorkspace(workspace, texts, setUp, placed);
    },
    close() {
      server.close();
      restore(before);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
