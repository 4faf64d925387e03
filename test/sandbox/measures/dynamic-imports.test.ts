import { describe, expect, it, vi } from "vitest";
import { compile, openSandbox } from "../../helpers/sandbox.ts";

const { measure } = vi.hoisted(() => ({ measure: { stands: true } }));

vi.mock("../../../src/sandbox/dynamic-imports.ts", async (original) => {
  const actual = await original<typeof import("../../../src/sandbox/dynamic-imports.ts")>();
  const { isDynamic, withoutDynamicImports } = actual;
  return {
    ...actual,
    isDynamic: (kind: Parameters<typeof isDynamic>[0]) => measure.stands && isDynamic(kind),
    get withoutDynamicImports() {
      return measure.stands ? withoutDynamicImports : {};
    },
  };
});

/** What the compiler makes of a submission, with the refusal of dynamic imports and without it. */
async function withAndWithout(text: string) {
  const files = { "entry.ts": text, "own.ts": "export const own = 1;\n" };
  const complete = await compile(files);
  measure.stands = false;
  const lacking = await compile(files).finally(() => {
    measure.stands = true;
  });
  return { complete, lacking };
}

const refused = { ok: false, fault: { kind: "import-refused", because: "dynamic" } };

describe("the refusal of imports that only a running program could resolve", () => {
  it("keeps import() of a computed name from running: without it Node itself would answer", async () => {
    const { complete, lacking } = await withAndWithout(
      "export const f = () => { const name = 'node:fs'; return typeof import(name + ''); };",
    );

    expect(complete).toMatchObject(refused);
    if (!lacking.ok) throw new Error("it was refused");
    const realm = openSandbox().open(lacking.program);
    expect(await realm.call("f", [])).toMatchObject({ json: '"object"' });
  });

  it.each([
    ["import()", "export const f = () => import('./own.ts');"],
    ["require()", "declare const require: any; export const f = () => require('./own.ts').own;"],
    ["import.meta", "export const f = () => typeof import.meta;"],
  ])(
    "keeps %s out of the program, though the bundler could make sense of it",
    async (_name, text) => {
      const { complete, lacking } = await withAndWithout(text);

      expect(complete).toMatchObject(refused);
      expect(lacking).toMatchObject({ ok: true });
    },
  );
});
