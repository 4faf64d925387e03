import { describe, expect, it } from "vitest";
import { defaultLimits } from "../../src/sandbox/limits.ts";
import { compile, openSandbox, submissionOf } from "../helpers/sandbox.ts";

const spin =
  "const spin = (ms: number) => { const end = Date.now() + ms; while (Date.now() < end); };";
const forever = "while (true);";

describe("the limit of", () => {
  it("callMs lets a short call pass and names one that never returns", async () => {
    const sandbox = openSandbox({ limits: { callMs: 400 } });
    const realm = await sandbox.run(
      `${spin} export const short = () => spin(20);\nexport const endless = () => { ${forever} };`,
    );

    expect(await realm.call("short", [])).toMatchObject({ fault: { kind: "nothing" } });
    expect(await realm.call("endless", [])).toEqual({
      ok: false,
      fault: {
        kind: "timeout",
        when: "call",
        limit: { name: "callMs", value: 400 },
        attempts: 3,
      },
      console: { text: "", dropped: 0 },
    });
  });

  it("loadMs lets a module pass that takes its time, and names one that never loads", async () => {
    const sandbox = openSandbox({ limits: { loadMs: 400 } });

    const short = await sandbox.run(`${spin} spin(20); export const f = () => 1;`);
    expect(await short.loaded).toMatchObject({ ok: true });
    const endless = await sandbox.run(`export const f = () => 1; ${forever}`);

    expect(await endless.loaded).toMatchObject({
      ok: false,
      fault: { kind: "timeout", when: "load", limit: { name: "loadMs", value: 400 }, attempts: 3 },
    });
    expect(await endless.call("f", [])).toMatchObject({ fault: { kind: "timeout", when: "load" } });
  });

  it("submissionMs counts the work of all calls together", async () => {
    const sandbox = openSandbox({ limits: { submissionMs: 1500 } });
    const text = `${spin} export const f = (ms: number) => { spin(ms); return ms; };`;

    const realm = await sandbox.run(text);
    expect(await realm.call("f", [{ json: 50 }])).toMatchObject({ ok: true });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => realm.call("f", [{ json: 300 }])),
    );

    const fault = {
      kind: "timeout",
      when: "submission",
      limit: { name: "submissionMs", value: 1500 },
      attempts: 1,
    };
    const first = replies.findIndex((reply) => !reply.ok);
    expect(first).toBeGreaterThan(0);
    expect(replies[first]).toMatchObject({ fault });
    expect(replies.slice(first + 1)).toEqual(
      replies
        .slice(first + 1)
        .map(() => ({ ok: false, fault: null, console: { text: "", dropped: 0 } })),
    );
    const later = await sandbox.run(text);
    expect(await later.loaded).toMatchObject({ ok: false, fault });
    expect(await later.call("f", [{ json: 1 }])).toMatchObject({ fault });
  });

  it("heapMiB is for values, and is named when they need more", async () => {
    const text = `
      export function hold(mebibytes: number) {
        const held: number[][] = [];
        for (let i = 0; i < mebibytes; i++) held.push(new Array(131072).fill(i + 0.5));
        return held.length;
      }
      export function grow() { const held: unknown[] = []; for (;;) held.push({ held }); }`;
    const roomy = { residentMiB: 800, callMs: 30_000, loadMs: 30_000, submissionMs: 200_000 };
    const sandbox = openSandbox({ limits: { ...roomy, heapMiB: 32 } });
    const wide = openSandbox({ limits: { ...roomy, heapMiB: 80 } });
    const fault = { kind: "memory", limit: { name: "heapMiB", value: 32 } };

    expect(await (await sandbox.run(text)).call("hold", [{ json: 12 }])).toMatchObject({
      json: "12",
    });
    expect(await (await wide.run(text)).call("hold", [{ json: 48 }])).toMatchObject({ json: "48" });
    expect(await (await sandbox.run(text)).call("hold", [{ json: 48 }])).toMatchObject({
      fault: { ...fault, when: "call" },
    });
    expect(await (await sandbox.run(`${text} grow();`)).loaded).toMatchObject({
      fault: { ...fault, when: "load" },
    });
  });

  it.skipIf(process.platform !== "linux")(
    "residentMiB is for all there is, inside and outside of the heap",
    async () => {
      const text = `
      export function fill(mebibytes: number) {
        const held: Uint8Array[] = [];
        for (let i = 0; i < mebibytes; i++) held.push(new Uint8Array(2 ** 20).fill(1));
        const end = Date.now() + 300;
        while (Date.now() < end);
        return held.length;
      }`;
      const sandbox = openSandbox({ limits: { callMs: 20_000 } });

      expect(await (await sandbox.run(text)).call("fill", [{ json: 40 }])).toMatchObject({
        json: "40",
      });
      expect(await (await sandbox.run(text)).call("fill", [{ json: 300 }])).toMatchObject({
        fault: { kind: "memory", when: "call", limit: { name: "residentMiB", value: 150 } },
      });
    },
  );

  it("consoleKiB keeps that much for a realm, counts the rest, and changes no verdict", async () => {
    const sandbox = openSandbox({ limits: { consoleKiB: 1 } });
    const realm = await sandbox.run(
      "export const f = (n: number) => { console.log('x'.repeat(n)); return n; };",
    );

    expect(await realm.call("f", [{ json: 23 }])).toMatchObject({ console: { dropped: 0 } });
    expect(await realm.call("f", [{ json: 999 }])).toEqual({
      ok: true,
      json: "999",
      console: { text: `${"x".repeat(999)}\n`, dropped: 0 },
    });
    expect(await realm.call("f", [{ json: 5 }])).toEqual({
      ok: true,
      json: "5",
      console: { text: "", dropped: 6 },
    });

    const fresh = await sandbox.run(
      "export const f = () => { for (let i = 0; i < 1e4; i++) console.log(i); return 1; };",
    );
    const reply = await fresh.call("f", []);
    expect(reply).toMatchObject({ ok: true, console: { dropped: 48_890 - 1024 } });
    expect(reply.console.text).toHaveLength(1024);
  });

  it.each([
    ["'x'.repeat(n)", 1022],
    ["'é'.repeat(n)", 511],
    ["'😀'.repeat(n / 2) + 'x'.repeat(n % 2)", 511],
    ["'\\n'.repeat(n)", 511],
    ["'\\ud800'.repeat(n)", 170],
    ["new Array(n).fill(1)", 511],
    ["new Array(n)", 204],
    ["({ a: 'x'.repeat(n) })", 1016],
  ])("replyKiB is exact, in bytes of UTF-8: %s", async (expression, most) => {
    const sandbox = openSandbox({ limits: { replyKiB: 1 } });
    const realm = await sandbox.run(`export const f = (n: number) => ${expression};`);

    expect(await realm.call("f", [{ json: most }])).toMatchObject({ ok: true });
    expect(await realm.call("f", [{ json: most + 1 }])).toEqual({
      ok: false,
      fault: { kind: "output", when: "call", limit: { name: "replyKiB", value: 1 } },
      console: { text: "", dropped: 0 },
    });
  });

  it("replyKiB holds against what would take for ever to write", async () => {
    const sandbox = openSandbox({ limits: { replyKiB: 16 } });
    const realm = await sandbox.run(
      `export const sparse = () => { const list: unknown[] = []; list.length = 2e8; return list; };
      export const endless = () => new Proxy([], { get: (_, key) => (key === "length" ? 2e8 : key === "then" || key === "toJSON" ? undefined : 1) });
      export const text = () => "x".repeat(2 ** 28);
      export const after = () => 1;`,
    );

    for (const name of ["sparse", "endless", "text"]) {
      expect(await realm.call(name, [])).toMatchObject({
        fault: { kind: "output", limit: { name: "replyKiB", value: 16 } },
      });
    }
    expect(await realm.call("after", [])).toMatchObject({ json: "1" });
  });

  it("sourceKiB is for all files of an exercise together", async () => {
    const sized = (bytes: number) => `${"/".repeat(bytes - 1)}\n`;
    const head = 'import "./b.ts";\n';
    const files = (bytes: number) => ({ "a.ts": head + sized(1000), "b.ts": sized(bytes) });
    const left = 2048 - head.length - 1000;

    expect(await compile(files(left), "a.ts", { sourceKiB: 2 })).toMatchObject({ ok: true });
    expect(await compile(files(left + 1), "a.ts", { sourceKiB: 2 })).toMatchObject({
      fault: {
        kind: "import-refused",
        specifier: "./b.ts",
        because: "too-much-source",
        limit: { name: "sourceKiB", value: 2 },
        at: { file: "a.ts", line: 1, column: 8 },
      },
    });
    expect(await compile({ "a.ts": sized(2049) }, "a.ts", { sourceKiB: 2 })).toMatchObject({
      fault: { kind: "import-refused", because: "too-much-source", at: null },
    });
  });

  it("sourceFiles counts the submission's files, and not what stands in", async () => {
    const chain = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `f${i}.ts`,
          i + 1 < count ? `export * from "./f${i + 1}.ts";` : 'export * from "./protocol.ts";',
        ]),
      );
    const submission = (count: number) => ({
      ...submissionOf(chain(count)),
      standIns: { "protocol.ts": "export const a = 1;" },
    });

    expect(await compile(submission(50), "f0.ts")).toMatchObject({ ok: true });
    expect(await compile(submission(51), "f0.ts")).toMatchObject({
      fault: {
        because: "too-much-source",
        limit: { name: "sourceFiles", value: 50 },
        at: { file: "f49.ts" },
      },
    });
  });

  it("nothing is other than the documented default unless it is given", () => {
    expect(defaultLimits).toMatchObject({
      callMs: 1000,
      loadMs: 1000,
      submissionMs: 20_000,
      heapMiB: 96,
      residentMiB: 150,
      consoleKiB: 64,
      replyKiB: 1024,
      sourceKiB: 256,
      sourceFiles: 50,
    });
  });
});
