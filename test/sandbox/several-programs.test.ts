import { expect, test } from "vitest";
import { severalPrograms } from "../../src/sandbox/several-programs.ts";
import { openSandbox, programOf } from "../helpers/sandbox.ts";

test("several programs in one realm are called by the names of each", async () => {
  const one = await programOf("export const f = () => 1;");
  const two = await programOf("export const f = () => 2;");
  const broken = await programOf('throw new Error("while it loads");');
  const codes = new Map([
    ["one", one.code],
    ["broken", broken.code],
    ["two", two.code],
  ]);
  const realm = openSandbox().open(severalPrograms(codes));
  expect(await realm.call("one.f", [])).toMatchObject({ ok: true, json: "1" });
  expect(await realm.call("two.f", [])).toMatchObject({ ok: true, json: "2" });
});
