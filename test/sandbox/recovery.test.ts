import { describe, expect, it } from "vitest";
import { escapedChild } from "../helpers/escaped-child.ts";
import { openSandbox, programOf, rawProgram } from "../helpers/sandbox.ts";

const unreached = { ok: false, fault: null, console: { text: "", dropped: 0 } };
const text = `
  let calls = 0;
  export function f(n: number) {
    calls += 1;
    console.log("call", calls, "with", n);
    if (n === 30) while (true);
    return calls;
  }`;

describe("a call that never returns", () => {
  it("costs itself: those before it are answered, those after it in its realm are not made", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const realm = await sandbox.run(text);

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => realm.call("f", [{ json: n + 1 }])),
    );

    expect(replies.slice(0, 29)).toEqual(
      replies.slice(0, 29).map((_, i) => ({
        ok: true,
        json: String(i + 1),
        console: { text: `call ${i + 1} with ${i + 1}\n`, dropped: 0 },
      })),
    );
    expect(replies[29]).toMatchObject({ fault: { kind: "timeout", attempts: 3 } });
    expect(replies.slice(30)).toEqual(replies.slice(30).map(() => unreached));
    expect(await realm.call("f", [{ json: 1 }])).toEqual(unreached);
  });

  it("keeps what it had printed", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const realm = await sandbox.run(text);

    const [, reply] = await Promise.all([1, 30].map((n) => realm.call("f", [{ json: n }])));

    expect(reply?.console).toEqual({ text: "call 2 with 30\n", dropped: 0 });
  });

  it("is tried once when the program has had its three tries already, another program thrice", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const program = await programOf(text);
    const other = await programOf(`${text}\n// another`);
    const attempts = [];
    for (const next of [program, program, other]) {
      const reply = await sandbox.open(next).call("f", [{ json: 30 }]);
      attempts.push(!reply.ok && reply.fault?.kind === "timeout" && reply.fault.attempts);
    }

    expect(attempts).toEqual([3, 1, 3]);
  });

  it("is no timeout when a later try succeeds", async () => {
    const sandbox = openSandbox({ limits: { callMs: 400 } });
    const realm = await sandbox.run(
      "export const f = (until: number) => { while (Date.now() < until); return 1; };",
    );
    await realm.loaded;

    const reply = await realm.call("f", [{ json: Date.now() + 700 }]);

    expect(reply).toMatchObject({ ok: true, json: "1" });
  });

  it("costs no other realm, however many were opened at once", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const program = await programOf(text);

    const replies = await Promise.all(
      [1, 30, 2, 30, 3].map((n) => sandbox.open(program).call("f", [{ json: n }])),
    );

    expect(replies.map((reply) => (reply.ok ? reply.json : reply.fault?.kind))).toEqual([
      "1",
      "timeout",
      "1",
      "timeout",
      "1",
    ]);
  });

  it("may hang in what is called to read its result", async () => {
    const sandbox = openSandbox({ limits: { callMs: 200 } });
    const loop = "{ while (true); }";
    for (const value of [
      `({ get a() ${loop} })`,
      `({ toJSON() ${loop} })`,
      `({ get then() ${loop} })`,
      `new Proxy({}, { ownKeys() ${loop} })`,
    ]) {
      const realm = await sandbox.run(`export const f = (): unknown => ${value};`);
      expect(await realm.call("f", [])).toMatchObject({ fault: { kind: "timeout", when: "call" } });
    }
    for (const value of [
      `Object.defineProperty(new Error(), "stack", { get() ${loop} })`,
      `Object.defineProperty(new Error(), "name", { get() ${loop} })`,
    ]) {
      const realm = await sandbox.run(`export const f = () => { throw ${value}; };`);
      expect(await realm.call("f", [])).toMatchObject({ fault: { kind: "timeout", when: "call" } });
    }
  });

  it("may hang in a regular expression", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const realm = await sandbox.run("export const f = (s: string) => /^(a+)+$/.test(s);");

    expect(await realm.call("f", [{ json: `${"a".repeat(50)}b` }])).toMatchObject({
      fault: { kind: "timeout" },
    });
  });

  it("costs the rest of its script, and not the steps before", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const realm = await sandbox.run(text);

    const replies = await realm.script([
      { do: "put", name: "a", value: 1 },
      { do: "call", name: "b", function: "f", arguments: [{ json: 30 }] },
      { do: "show", name: "b" },
    ]);

    expect(replies).toHaveLength(3);
    expect(replies.map((reply) => !reply.ok && (reply.fault?.kind ?? null))).toEqual([
      "timeout",
      null,
      null,
    ]);
  });
});

describe("microtasks without end", () => {
  const bomb = "const bomb = (): unknown => Promise.resolve().then(bomb);";

  it("never run between the calls of an ordinary exercise", async () => {
    const sandbox = openSandbox({ limits: { callMs: 400 } });
    const realm = await sandbox.run(
      `${bomb} bomb(); export const f = () => { bomb(); return 1; };`,
    );

    expect(await realm.call("f", [])).toMatchObject({ json: "1" });
    expect(await realm.call("f", [])).toMatchObject({ json: "1" });
  });

  it("are a timeout where calls settle", async () => {
    const sandbox = openSandbox({ limits: { callMs: 300 } });
    const realm = await sandbox.run(`${bomb} export const f = async () => { bomb(); };`, {
      async: true,
    });

    expect(await realm.call("f", [])).toMatchObject({ fault: { kind: "timeout", when: "call" } });
  });

  it("and rejections that nobody handles kill nothing", async () => {
    const sandbox = openSandbox();
    for (const async of [false, true]) {
      const realm = await sandbox.run(
        `void Promise.reject(new Error("at load"));
        export const f = () => { void Promise.reject(new Error("late")); return 1; };`,
        { async },
      );
      for (let i = 0; i < 3; i += 1) expect(await realm.call("f", [])).toMatchObject({ json: "1" });
    }
  });
});

describe("a child that ends in the middle", () => {
  it.each([
    ["process.exit(0);", { code: 0, signal: null }],
    ["process.exit(3);", { code: 3, signal: null }],
    [
      "process.kill(process.pid, 'SIGTERM'); return new Promise(() => {});",
      { code: null, signal: "SIGTERM" },
    ],
  ])("is told how: %s", async (body, how) => {
    const sandbox = openSandbox({ parts: escapedChild(body), limits: { callMs: 20_000 } });
    const realm = sandbox.open(rawProgram("{}"));

    const replies = await Promise.all([realm.call("f", []), realm.call("f", [])]);

    expect(replies).toEqual([
      {
        ok: false,
        fault: { kind: "exit", when: "call", ...how },
        console: { text: "", dropped: 0 },
      },
      unreached,
    ]);
  });

  it("passes for no answer, whatever its exit code says", async () => {
    const sandbox = openSandbox({ parts: escapedChild("process.exit(0);") });

    expect(await sandbox.open(rawProgram("{}")).call("f", [])).toMatchObject({ ok: false });
  });

  it("is named when it died for want of memory, among many calls", async () => {
    const sandbox = openSandbox({
      limits: { callMs: 20_000, submissionMs: 60_000, residentMiB: 600 },
    });
    const realm = await sandbox.run(
      "export const f = (n: number) => { const held: unknown[] = []; if (n === 5) for (;;) held.push([held]); return n; };",
    );

    const replies = await Promise.all(
      [...Array(10).keys()].map((n) => realm.call("f", [{ json: n }])),
    );

    expect(replies.map((reply) => (reply.ok ? reply.json : (reply.fault?.kind ?? null)))).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
      "memory",
      null,
      null,
      null,
      null,
    ]);
  });

  it("is killed when it writes without an end", async () => {
    const flood = "for (;;) fs.writeSync(1, 'x'.repeat(65536));";
    const sandbox = openSandbox({
      parts: escapedChild(flood),
      limits: { callMs: 20_000, replyKiB: 64 },
    });

    expect(await sandbox.open(rawProgram("{}")).call("f", [])).toMatchObject({
      fault: { kind: "output", when: "call", limit: { name: "replyKiB", value: 64 } },
    });
  });
});
