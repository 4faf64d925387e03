import { expect, test } from "vitest";
import { solutions, write } from "../../course/folders.ts";
import { makeWorkspace } from "../run-main.ts";

async function makeSolved(files: Record<string, string> = {}) {
  const workspace = await makeWorkspace();
  write(workspace.folder, { ...solutions(), ...files });
  return workspace;
}

test("calls the function and shows the call, what it printed, the result and the time", async () => {
  const { run } = await makeSolved({
    "double.ts":
      'export function double(n: number) { console.log("got", n); return { twice: 2 * n }; }\n',
  });
  const { code, stdout, stderr } = await run(["run", "double", "21"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const shown = ["double(21)", "│ got 21", "{ twice: 42 }", " ms"].map((part) =>
    stdout.indexOf(part),
  );
  expect(shown).not.toContain(-1);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test("as JSON: the arguments, the result, the console, the time, and nothing else", async () => {
  const { run } = await makeSolved();
  const { stdout } = await run(["run", "double", "21", "--json"]);
  expect(JSON.parse(stdout)).toEqual({
    schema: "mcp-course/run/v1",
    function: "double",
    arguments: [21],
    ok: true,
    result: 42,
    console: { text: "", dropped: 0 },
    durationMs: expect.any(Number),
  });
});

test("a text function takes its text as it is, from a word, a file or standard input", async () => {
  const { run } = await makeSolved({ "words.txt": "from a file" });
  const result = async (argv: string[], stdin?: string) => {
    const { stdout } = await run(
      ["run", "shout", ...argv, "--json"],
      stdin === undefined ? {} : { stdin },
    );
    return JSON.parse(stdout).result;
  };
  expect(await result(['"a word"'])).toBe("A WORD");
  expect(await result(['{"a": 1}'])).toBe('{"A": 1}');
  expect(await result(["words.txt"])).toBe("FROM A FILE");
  expect(await result(["-"], "from a pipe\n")).toBe("FROM A PIPE\n");
});

test("a negative number is an argument, not an option", async () => {
  const { run } = await makeSolved();
  expect(JSON.parse((await run(["run", "double", "-2", "--json"])).stdout).result).toBe(-4);
  expect(JSON.parse((await run(["run", "--json", "double", "--", "-2"])).stdout).result).toBe(-4);
});

test("any file of the workspace whose function has its name will do", async () => {
  const { run } = await makeSolved({ "third.ts": "export const third = (n: number) => n / 3;\n" });
  expect(JSON.parse((await run(["run", "third", "9", "--json"])).stdout).result).toBe(3);
});

test("what the code does instead of answering is told, with exit code 1", async () => {
  const { run } = await makeSolved({
    "double.ts": 'export function double(n: number) {\n  throw new Error("no luck");\n}\n',
    "shout.ts": "export const shout = (\n",
    "slow.ts": "export function slow() { while (true); }\n",
    "empty.ts": "",
  });
  const threw = await run(["run", "double", "1"]);
  expect(threw.code).toBe(1);
  expect(threw.stdout).toContain("no luck");
  expect(threw.stdout).toContain("double.ts:2:9");
  const kind = async (...argv: string[]) => {
    const { code, stdout } = await run(["run", ...argv, "--json"]);
    expect(code).toBe(1);
    return JSON.parse(stdout).kind;
  };
  expect(await kind("double", "1")).toBe("threw");
  expect(await kind("shout", '"a"')).toBe("syntax");
  expect(await kind("slow", "--limit", "callMs=100")).toBe("timeout");
  expect(await kind("empty")).toBe("missing-export");
});

test("what is no JSON is refused with how to quote it", async () => {
  const { run } = await makeSolved();
  const { code, stdout, stderr } = await run(["run", "double", "tools/list"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(`'"like this"'`);
});

test("a function that is not there is refused, and the one meant is named", async () => {
  const { run } = await makeSolved();
  const { code, stderr } = await run(["run", "dubble"]);
  expect(code).toBe(2);
  expect(stderr).toContain("did you mean double?");
  expect((await run(["run", "../double"])).code).toBe(2);
});

test("Ctrl-C ends it with 130, while the function runs and while standard input is awaited", async () => {
  const { run } = await makeSolved({ "double.ts": "export function double() { while (true); }\n" });
  const controller = new AbortController();
  const running = run(["run", "double", "1", "--limit", "callMs=20000"], {
    signal: controller.signal,
  });
  setTimeout(() => controller.abort(), 1000);
  expect(await running).toMatchObject({ code: 130, stdout: "" });
  const gone = AbortSignal.abort();
  expect(await run(["run", "double", "1"], { signal: gone })).toMatchObject({ code: 130 });
  expect(await run(["run", "shout", "-"], { signal: gone })).toMatchObject({ code: 130 });
});
