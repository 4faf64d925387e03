import { describe, expect, it } from "vitest";
import { escapedChild } from "../../helpers/escaped-child.ts";
import { buildParts } from "../../helpers/parts.ts";
import { openSandbox, rawProgram } from "../../helpers/sandbox.ts";
import { tell } from "./with-and-without.ts";

const killed = { fault: { kind: "exit", when: "call", code: null, signal: "SIGKILL" } };

describe("a child that says what it was not asked", () => {
  it("is heard as long as it keeps to token and id", async () => {
    const parts = escapedChild("return 'honest';");

    expect(await tell(parts, "() => 0")).toEqual({ value: "honest" });
  });

  it.each([
    ["a wrong token", `say(["f".repeat(32), id, "ok", '["",0]', '"forged"'].join("\\t"));`],
    ["no token", `say([id, "ok", '["",0]', '"forged"'].join("\\t"));`],
    ["the id of a later call", `say([token, id + 1, "ok", '["",0]', '"forged"'].join("\\t"));`],
    ["the id of an earlier call", `say([token, id - 1, "ok", '["",0]', '"forged"'].join("\\t"));`],
    [
      "more steps than it was asked",
      `say([token, id, "ok", '["",0]', "1", "ok", '["",0]', "2"].join("\\t"));`,
    ],
    ["no steps", `say([token, id].join("\\t"));`],
    ["a console that is none", `say([token, id, "ok", "[7,0]", "1"].join("\\t"));`],
    ["a kind that is none", `say([token, id, "fine", '["",0]', "1"].join("\\t"));`],
    ["a line of its own", `say("hello");`],
  ])("is killed for %s", async (_name, attack) => {
    expect(await tell(escapedChild(attack), "() => 0")).toEqual(killed);
  });

  it("cannot answer before it is asked", async () => {
    const parts = escapedChild(
      `setTimeout(() => say([token, id + 1, "ok", '["",0]', '"early"'].join("\\t")), 20); return 1;`,
    );
    const sandbox = openSandbox({ parts });
    const realm = sandbox.open(rawProgram("{}"));
    await realm.call("probe", []);
    await new Promise((resolve) => setTimeout(resolve, 300));

    const reply = await realm.call("probe", []);

    expect(reply).not.toMatchObject({ json: '"early"' });
  });
});

describe("the child's side of the realm", () => {
  const bridge = (run: string) => ({
    "prelude/bridge.ts": `export const start = () => (task) => {
      if (task === "load") return 'ok\\t["",0]\\t[]';
      ${run}
    };`,
  });

  it("takes text from a realm and nothing else: an object is not even asked for its text", async () => {
    const always = bridge(`return { toString: () => 'ok\\t["",0]\\t"forged"' };`);

    const complete = await tell(await buildParts(always), "() => 0");
    const lacking = await tell(
      await buildParts({
        ...always,
        "child/measures/text-only.ts": "export const textOnly = (value) => value;",
      }),
      "() => 0",
    );

    expect(complete).toEqual(killed);
    expect(lacking).toEqual({ value: "forged" });
  });

  it("does not look at what a realm throws at it", async () => {
    const always = bridge("throw Object.defineProperty({}, 'stack', { get() { for (;;); } });");
    const lackingParts = await buildParts({
      ...always,
      "child/measures/untouched-throw.ts": `export function untouchedThrow(call) {
        try { return call(); } catch (thrown) { return String(thrown.stack); }
      }`,
    });

    const complete = await tell(await buildParts(always), "() => 0");
    const sandbox = openSandbox({ parts: lackingParts, limits: { callMs: 300 } });
    const lacking = await sandbox.open(rawProgram("{}")).call("probe", []);

    expect(complete).toEqual(killed);
    expect(lacking).toMatchObject({ fault: { kind: "timeout" } });
  });

  it("gives the prelude one function while a culprit is sought, and that leads nowhere", async () => {
    const always = {
      "prelude/bridge.ts": `export const start = (settings, emit) => (task) => {
        if (task === "load") return 'ok\\t["",0]\\t[]';
        if (emit === undefined) for (;;);
        const found = [typeof emit, Object.getPrototypeOf(emit) === null, Object.isFrozen(emit)];
        return 'ok\\t["",0]\\t' + JSON.stringify(found);
      };`,
    };
    const measure = { "child/measures/bare-function.ts": "export const bareFunction = (f) => f;" };

    async function found(replaced: Record<string, string>) {
      const sandbox = openSandbox({ parts: await buildParts(replaced), limits: { callMs: 300 } });
      return sandbox.open(rawProgram("{}")).call("probe", []);
    }

    expect(await found(always)).toMatchObject({ json: '["function",true,true]' });
    expect(await found({ ...always, ...measure })).toMatchObject({
      json: '["function",false,false]',
    });
  });
});
