import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { UsageError } from "../../../src/errors.ts";
import { type Launch, planLaunch } from "../../../src/sandbox/launch.ts";
import { defaultLimits } from "../../../src/sandbox/limits.ts";
import { launchSandbox } from "../../../src/sandbox/process.ts";
import type { OsSandbox } from "../../../src/sandbox/sandbox.ts";
import { escapedChild } from "../../helpers/escaped-child.ts";
import { jsonOf, openSandbox, rawProgram } from "../../helpers/sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-course-walls-"));
const path = process.env.PATH;
afterEach(() => {
  process.env.PATH = path;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasBwrap = spawnSync("bwrap", ["--version"]).status === 0;
const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;
const hasBoth = hasBwrap && hasPrlimit;
const limits = { ...defaultLimits, residentMiB: 400 };

/** What an escaped student gets with some walls of the system, and without the permission model. */
async function attack(
  body: string,
  walls: readonly ("bwrap" | "prlimit")[],
  env: Record<string, string> = {},
) {
  process.env.PATH = wallsOnly(walls);
  const options = { limits, osSandbox: walls.length > 0 ? ("auto" as const) : ("off" as const) };
  const launch: Launch = planLaunch(escapedChild(body), options);
  process.env.PATH = path;
  expect(launch.walls.slice(3)).toEqual(walls);
  const args = launch.args.filter(
    (argument) => !/^--(experimental-)?permission|^--allow-fs/.test(argument),
  );
  const sandbox = launchSandbox({ ...launch, args, env }, options);
  try {
    const reply = await sandbox.open(rawProgram("{}")).call("probe", []);
    return reply.ok ? JSON.parse(reply.json) : reply.fault;
  } finally {
    await sandbox.close();
  }
}

/** A PATH on which there are these programs and no others. */
function wallsOnly(walls: readonly string[]): string {
  return walls
    .map((wall) => {
      const real = spawnSync("which", [wall], { encoding: "utf8" }).stdout.trim();
      const own = mkdtempSync(join(folder, "path-"));
      writeFileSync(join(own, wall), `#!/bin/sh\nexec ${real} "$@"\n`);
      chmodSync(join(own, wall), 0o755);
      return own;
    })
    .join(delimiter);
}

const caught = (body: string) =>
  `try { ${body} } catch (error) { return error.code ?? error.message; }`;

describe.skipIf(!hasBwrap)("bubblewrap, around a student who has escaped", () => {
  it("leaves nothing of the disk to read but Node and the child", async () => {
    const body = caught(`return require("node:fs").readFileSync("/etc/hosts").length > 0;`);

    expect(await attack(body, ["bwrap"])).toBe("ENOENT");
    expect(await attack(body, [])).toBe(true);
  });

  it("leaves nothing to write to", async () => {
    const file = JSON.stringify(join(folder, "written"));
    const anywhere = `["/", "/tmp/", "/dev/shm/", require("node:path").dirname(__filename) + "/"]
      .filter((place) => { try { require("node:fs").writeFileSync(place + "x-mcp-course", ""); return true; } catch { return false; } })`;

    expect(
      await attack(caught(`require("node:fs").writeFileSync(${file}, "x"); return true;`), [
        "bwrap",
      ]),
    ).toBe("ENOENT");
    expect(await attack(`return ${anywhere};`, ["bwrap"])).toEqual([]);
    expect(existsSync(join(folder, "written"))).toBe(false);
    expect(
      await attack(caught(`require("node:fs").writeFileSync(${file}, "x"); return true;`), []),
    ).toBe(true);
  });

  it("leaves no network", async () => {
    const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    const body = `return new Promise((resolve) => {
      const socket = require("node:net").connect(${port}, "127.0.0.1", () => resolve(true));
      socket.on("error", (error) => resolve(error.code));
    });`;

    const inside = await attack(body, ["bwrap"]);
    const outside = await attack(body, []);
    server.close();

    expect(inside).toMatch(/^E(CONNREFUSED|NETUNREACH)$/);
    expect(outside).toBe(true);
  });

  it("leaves no process of ours to kill", async () => {
    const body = caught(`process.kill(${process.pid}, 0); return true;`);

    expect(await attack(body, ["bwrap"])).toBe("ESRCH");
    expect(await attack(body, [])).toBe(true);
  });

  it("leaves no program to start", async () => {
    const body = `return require("node:child_process").spawnSync("/bin/sh", ["-c", "exit 0"]).status;`;

    expect(await attack(body, ["bwrap"])).toBeNull();
    expect(await attack(body, [])).toBe(0);
  });

  it("leaves nothing of an environment, even if there were one", async () => {
    const body = "return process.env.MCP_COURSE_CANARY ?? null;";
    const env = { MCP_COURSE_CANARY: "canary" };

    expect(await attack(body, ["bwrap"], env)).toBeNull();
    expect(await attack(body, [], env)).toBe("canary");
  });

  it("leaves no rights: the child is nobody", async () => {
    const body = "return [process.getuid(), process.getgid()];";

    expect(await attack(body, ["bwrap"])).toEqual([65534, 65534]);
    expect(await attack(body, [])).toEqual([process.getuid?.(), process.getgid?.()]);
  });
});

describe.skipIf(!hasPrlimit)("prlimit, around a student who has escaped", () => {
  it("leaves no memory beyond the limit, not even untouched", async () => {
    const body = caught("return new ArrayBuffer(2 ** 31 - 1).byteLength > 0;");

    expect(await attack(body, ["prlimit"])).toBe("Array buffer allocation failed");
    expect(await attack(body, [])).toBe(true);
  });

  it("leaves no file to grow", async () => {
    const file = JSON.stringify(join(folder, "grown"));
    const body = caught(`require("node:fs").writeFileSync(${file}, "x"); return true;`);

    expect(await attack(body, ["prlimit"])).toBe("EFBIG");
    expect(await attack(body, [])).toBe(true);
  });

  it("leaves a few dozen descriptors", async () => {
    const body = `
      const opened = [];
      try { while (opened.length < 200) opened.push(require("node:fs").openSync(__filename)); }
      catch (error) { return error.code; }
      return opened.length;`;

    expect(await attack(body, ["prlimit"])).toBe("EMFILE");
    expect(await attack(body, [])).toBe(200);
  });
});

describe("the walls of the operating system", () => {
  async function wallsFor(osSandbox: OsSandbox) {
    const sandbox = openSandbox({ osSandbox });
    const realm = await sandbox.run("export const f = (n: number) => n + 1;");
    return { walls: sandbox.walls, value: await jsonOf(realm, "f", 1) };
  }

  it.skipIf(!hasBoth)("stand when they can, and the sandbox works behind them", async () => {
    const walls = ["process", "context", "permissions", "bwrap", "prlimit"];

    expect(await wallsFor("auto")).toEqual({ walls, value: 2 });
    expect(await wallsFor("require")).toEqual({ walls, value: 2 });
  });

  it("are left out when they are not wanted", async () => {
    expect(await wallsFor("off")).toEqual({
      walls: ["process", "context", "permissions"],
      value: 2,
    });
  });

  it("are left out, and not named, where they are not installed", async () => {
    process.env.PATH = folder;

    expect(await wallsFor("auto")).toEqual({
      walls: ["process", "context", "permissions"],
      value: 2,
    });
  });

  it("are left out, and not named, where the system refuses them", async () => {
    const own = mkdtempSync(join(folder, "refusing-"));
    for (const wall of ["bwrap", "prlimit"]) {
      writeFileSync(join(own, wall), "#!/bin/sh\nexit 1\n");
      chmodSync(join(own, wall), 0o755);
    }
    process.env.PATH = own;

    expect(await wallsFor("auto")).toEqual({
      walls: ["process", "context", "permissions"],
      value: 2,
    });
  });

  it("are missed by name when they are required", async () => {
    process.env.PATH = folder;

    expect(() => openSandbox({ osSandbox: "require" })).toThrow(
      new UsageError({ code: "sandbox-required", missing: ["bwrap", "prlimit"] }),
    );
  });

  it("cannot be required together with a debugger", async () => {
    const inspect = { port: 0, onListening: () => {} };

    expect(() => openSandbox({ osSandbox: "require", inspect })).toThrow(UsageError);
  });
});
