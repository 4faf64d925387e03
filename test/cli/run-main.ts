import { PassThrough, Readable, type Writable } from "node:stream";
import type { Context } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import { makeCourse, makeFolder } from "../course/folders.ts";

/** What a run of the program left behind. */
export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** What a test changes of the world around the program. */
export interface World {
  cwd: string;
  stdin?: string;
  env?: Record<string, string>;
  /** What receives standard error, besides the run that is answered. */
  stderr?: Writable;
  /** Standard error is a terminal. */
  terminal?: boolean;
  signal?: AbortSignal;
  look?: Partial<Context["look"]>;
}

/** Runs the program in this process, in a world made for it. */
export async function runMain(argv: readonly string[], world: World): Promise<Run> {
  const [stdout, stderr] = [collector(), collector()];
  if (world.stderr) stderr.stream.pipe(world.stderr);
  const context: Context = {
    cwd: world.cwd,
    // Whatever the user of this machine has named as courses must not leak in.
    env: { HOME: makeFolder(), ...world.env },
    stdin: Readable.from(world.stdin === undefined ? [] : [world.stdin]),
    stdout: stdout.stream,
    stderr: Object.assign(stderr.stream, { isTTY: world.terminal ?? false }),
    look: { colour: false, unicode: true, columns: 80, ...world.look },
    program: "mcp-course",
    signal: world.signal ?? new AbortController().signal,
  };
  const code = await main(argv, context);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** A workspace of the miniature course, and a function that runs the program in it. */
export async function makeWorkspace() {
  const folder = makeFolder();
  const course = makeCourse();
  const home = makeFolder();
  const run = (argv: readonly string[], world: Partial<World> = {}) =>
    runMain(argv, { cwd: folder, ...world, env: { HOME: home, ...world.env } });
  const { code, stderr } = await run(["init", "--course", course]);
  if (code !== 0) throw new Error(stderr);
  return { folder, course, home, run };
}

function collector() {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") };
}
