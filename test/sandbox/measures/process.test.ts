import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Launch, planLaunch } from "../../../src/sandbox/launch.ts";
import { defaultLimits } from "../../../src/sandbox/limits.ts";
import { permissionFlag } from "../../../src/sandbox/node-flags.ts";
import { launchSandbox } from "../../../src/sandbox/process.ts";
import type { SandboxOptions } from "../../../src/sandbox/sandbox.ts";
import { escapedChild } from "../../helpers/escaped-child.ts";
import { buildParts } from "../../helpers/parts.ts";
import { jsonOf, openSandbox, rawProgram } from "../../helpers/sandbox.ts";

const options = { limits: defaultLimits, osSandbox: "off" as const };
const folder = mkdtempSync(join(tmpdir(), "mcp-course-process-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time enough for whatever an attack does: only what is under test may end it. */
const patient = { ...options, limits: { ...defaultLimits, callMs: 60_000, submissionMs: 180_000 } };

/** What an escaped student gets from Node, when the child is started otherwise than planned. */
async function attackWith(
  body: string,
  change: (launch: Launch) => Partial<Launch>,
  planned: SandboxOptions = options,
) {
  const launch = planLaunch(escapedChild(body), planned);
  const sandbox = launchSandbox({ ...launch, ...change(launch) }, patient);
  try {
    const reply = await sandbox.open(rawProgram("{}")).call("probe", []);
    return reply.ok ? JSON.parse(reply.json) : reply.fault;
  } finally {
    await sandbox.close();
  }
}

/** What an escaped student gets from Node, with the arguments that `keep` lets through. */
function attack(body: string, keep: (argument: string) => boolean = () => true) {
  return attackWith(body, ({ args }) => ({ args: args.filter(keep) }));
}

const isPermission = (argument: string) =>
  /^--(experimental-)?permission|^--allow-fs/.test(argument);
const withoutPermission = (argument: string) => !isPermission(argument);

describe("the child's process", () => {
  it("makes no code from text in the host's realm either", async () => {
    const body = `try { return new Function("return 1")(); } catch (error) { return error.name; }`;

    expect(await attack(body)).toBe("EvalError");
    expect(await attack(body, (argument) => !argument.startsWith("--disallow-code"))).toBe(1);
  });

  it("runs under the permission model of this Node, whatever its flag is called", () => {
    const { walls, args } = planLaunch(escapedChild(""), options);

    expect(walls).toEqual(["process", "context", "permissions"]);
    expect(args).toContain(permissionFlag());
  });

  it.each([
    ["reads a file", `return require("node:fs").readFileSync("/etc/hosts").length > 0;`],
    ["lists a folder", `return require("node:fs").readdirSync("/").length > 0;`],
    [
      "writes a file",
      `require("node:fs").writeFileSync(${JSON.stringify(join(folder, "x"))}, "x"); return true;`,
    ],
    [
      "starts a program",
      `return require("node:child_process").spawnSync("/bin/true").status === 0;`,
    ],
    [
      "starts a thread",
      `new (require("node:worker_threads").Worker)("0", { eval: true }); return true;`,
    ],
  ])("is denied what %s", async (_name, body) => {
    const guarded = `try { ${body} } catch (error) { return error.code ?? error.message; }`;

    expect(await attack(guarded)).toBe("ERR_ACCESS_DENIED");
    expect(await attack(guarded, withoutPermission)).toBe(true);
  });

  it("reads its own program and nothing beside it", async () => {
    const body = `
      const read = (file) => {
        try { return require("node:fs").readFileSync(file, "utf8").length > 0; } catch (error) { return error.code; }
      };
      return [read(__filename), read(__dirname + "/prelude.js"), read(__filename + "x")];`;

    expect(await attack(body)).toEqual([true, "ERR_ACCESS_DENIED", "ERR_ACCESS_DENIED"]);
  });

  it("loads no native code", async () => {
    const body = `
      try { process.dlopen({ exports: {} }, "/nowhere.node"); } catch (error) { return error.code; }`;
    const keep = (argument: string) => withoutPermission(argument) && argument !== "--no-addons";

    expect(await attack(body, withoutPermission)).toBe("ERR_DLOPEN_DISABLED");
    expect(await attack(body, keep)).toBe("ERR_DLOPEN_FAILED");
  });

  it("knows nothing of our environment", async () => {
    process.env.MCP_COURSE_CANARY = "canary";
    const body = `return Object.keys(process.env).filter((name) => name !== "PWD");`;
    const { PATH = "", MCP_COURSE_CANARY } = process.env;

    const complete = await attack(body);
    const lacking = await attackWith(body, () => ({ env: { PATH, MCP_COURSE_CANARY } }));

    Reflect.deleteProperty(process.env, "MCP_COURSE_CANARY");
    expect(complete).toEqual([]);
    expect(lacking).toEqual(expect.arrayContaining(["PATH", "MCP_COURSE_CANARY"]));
  });

  it("stands in no folder of ours", async () => {
    expect(await attack("return process.cwd();")).toBe("/");
    expect(await attackWith("return process.cwd();", () => ({ cwd: folder }))).toBe(
      realpathSync(folder),
    );
  });

  it.skipIf(process.platform !== "linux")(
    "has three pipes and no other descriptor of ours",
    async () => {
      const body = `
      const { readlinkSync } = require("node:fs");
      const found = [];
      for (let fd = 0; fd < 64; fd += 1) {
        try { found.push([fd, readlinkSync("/proc/self/fd/" + fd).split(":")[0]]); } catch {}
      }
      return found.filter(([fd, kind]) => fd < 3 || kind === "socket" || kind === "pipe" || kind.startsWith("/"));`;

      const found = (await attack(body, withoutPermission)) as [number, string][];

      // Node's own event loop has an eventfd, an epoll and a pipe for signals; nothing of the parent's.
      const ours = found.filter(([fd, kind]) => fd > 2 && kind !== "pipe" && kind !== "/dev/null");
      expect(found.slice(0, 3).map(([fd]) => fd)).toEqual([0, 1, 2]);
      expect(ours).toEqual([]);
    },
  );

  it.skipIf(process.platform === "win32")(
    "may use so much processor time, four times what a submission has and two seconds",
    async () => {
      const body = `
      const { spawnSync } = require("node:child_process");
      return spawnSync("/bin/sh", ["-c", "ulimit -t"], { encoding: "utf8" }).stdout.trim();`;

      expect(await attack(body, withoutPermission)).toBe("82");
    },
  );

  it.skipIf(process.platform === "win32")("ends when it has used more than that", async () => {
    const body = "while (process.cpuUsage().user < 3_000_000); return 'still there';";
    const two = { ...options, limits: { ...defaultLimits, submissionMs: 0 } };
    const unlimited = ({ args }: Launch) => ({
      file: process.execPath,
      args: args.slice(args.indexOf(process.execPath) + 1),
    });

    expect(await attackWith(body, () => ({}), two)).toMatchObject({ kind: "exit", code: null });
    expect(await attackWith(body, unlimited, two)).toBe("still there");
  });
});

describe("a program installed under a path with spaces, commas and letters of all kinds", () => {
  it.each(["off", "auto"] as const)(
    "starts its child, with the system's walls %s",
    async (osSandbox) => {
      const odd = join(folder, "My, Course (1) é 模, *");
      mkdirSync(odd, { recursive: true });
      const { child, prelude } = await buildParts();
      copyFileSync(child, join(odd, "child.cjs"));
      const sandbox = openSandbox({ osSandbox, parts: { child: join(odd, "child.cjs"), prelude } });

      const realm = await sandbox.run("export const f = (n: number) => n + 1;");

      expect(await jsonOf(realm, "f", 1)).toBe(2);
      expect(sandbox.walls).toContain("permissions");
    },
  );
});
