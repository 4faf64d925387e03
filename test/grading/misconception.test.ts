import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { open, text } from "../../src/grading/pattern.ts";
import { runGrading } from "../../src/grading/run-grading.ts";
import { call, graderFor, ref } from "../../src/grading/words.ts";
import { someRule } from "./graders.ts";
import { exercise, gradeHere, requestFor } from "./grading-of.ts";
import { inProcessSandbox } from "./in-process-sandbox.ts";
import { gradeBeside, knownMistakes, mistakesOf } from "./misconceptions-of.ts";
import { plainCompiler } from "./plain-compiler.ts";

interface Half {
  half: (n: unknown) => unknown;
}
const { defineGrader, example, property, script } = graderFor<Half>();

/** `half` halves even numbers, and refuses odd ones with an error whose wording is open. */
const grader = defineGrader({
  title: "Halve",
  hints: ["Divide."],
  parameters: { half: ["n"] },
  checks: {
    even: example({ title: "t", rule: someRule, call: (s) => s.half(4), expect: { half: 2 } }),
    odd: example({
      title: "t",
      rule: someRule,
      call: (s) => s.half(3),
      expect: { error: open({ code: 1, message: text("odd") }) },
    }),
    all: property({
      title: "t",
      rule: someRule,
      given: { n: fc.nat(1000).map((n) => 2 * n) },
      covers: {},
      call: (s, { n }) => s.half(n),
      expect: ({ n }) => ({ half: n / 2 }),
    }),
    again: script({
      title: "t",
      rule: someRule,
      steps: [call("first", "half", 4), call("second", "half", ref("first", "half"))],
      expect: { second: { half: 1 } },
    }),
  },
});

const refuse = `{ error: { code: 1, message: "odd" } }`;
const sources = {
  "even.doubles": `export const half = (n) => n % 2 ? ${refuse} : { half: n * 2 };`,
  "odd.rounds": "export const half = (n) => ({ half: Math.floor(n / 2) });",
  "odd.other-code": `export const half = (n) => n % 2 ? { error: { code: 2, message: "odd" } } : { half: n / 2 };`,
  "odd.says-nothing": `export const half = (n) => n % 2 ? { error: { code: 1, message: "no" } } : { half: n / 2 };`,
  "odd.throws": `export const half = (n) => { if (n % 2) throw new Error("odd"); return { half: n / 2 }; };`,
  "all.small-only": `export const half = (n) => n % 2 || n > 900 ? ${refuse} : { half: n / 2 };`,
  "all.hundreds": `export const half = (n) => n % 2 ? ${refuse} : { half: n > 900 ? 450 : n / 2 };`,
  "all.zero": `export const half = (n) => n % 2 ? ${refuse} : { half: n > 1990 ? 0 : n / 2 };`,
  "all.first-again": `let kept; export const half = (n) => n % 2 ? ${refuse} : { half: n > 8 ? (kept ??= n / 2) : n / 2 };`,
};
const known = knownMistakes("half", grader, sources);

async function named(source: string, more = {}): Promise<string | undefined> {
  const report = await gradeBeside("half", grader, source, { known: await known }, more);
  return report.misconception?.mistake;
}

describe("a submission that behaves as exactly one mistake", () => {
  test.each(Object.entries(sources))("%s is told that one's sentence", async (name, source) => {
    const report = await gradeBeside("half", grader, source, { known: await known });
    expect(report.misconception).toEqual({ mistake: name, says: `It looks as if ${name}.` });
  });

  test("is recognised however it words its messages", async () => {
    const source = `export function half(n) {
      if (n % 2) return { error: { message: "I do not halve ODD ones", code: 2 } };
      return { half: n / 2 };
    }`;
    expect(await named(source)).toBe("odd.other-code");
  });

  test("is recognised where its message stands in place of a value", async () => {
    const source = `export const half = (n) =>
      n % 2 || n > 900 ? { error: { message: "too odd or too large", code: 1 } } : { half: n / 2 };`;
    expect(await named(source)).toBe("all.small-only");
  });

  test("is recognised where it throws other errors than the mistake does", async () => {
    const source = `export const half = (n) => n % 2 ? n.none.none : { half: n / 2 };`;
    expect(await named(source)).toBe("odd.throws");
  });

  test("is recognised with mistakes that were not made ready ahead", async () => {
    const unprepared = mistakesOf("half", sources);
    const report = await gradeBeside("half", grader, sources["odd.rounds"], { unprepared });
    expect(report.misconception?.mistake).toBe("odd.rounds");
  });
});

describe("nothing is said of a submission", () => {
  test.each([
    ["that passes", `export const half = (n) => n % 2 ? ${refuse} : { half: n / 2 };`],
    ["that is wrong in its own way", "export const half = () => ({ half: 7 });"],
    [
      "that makes two mistakes at once",
      "export const half = (n) => ({ half: n > 900 ? 450 : Math.floor(n / 2) });",
    ],
    [
      "that answers one drawn input otherwise",
      `export const half = (n) => n % 2 ? ${refuse} : { half: n > 1000 ? 450 : n / 2 };`,
    ],
    ["that does not load", "throw new Error();"],
    ["that exports something else", "export const third = 1;"],
    [
      "that hangs",
      `export const half = (n) => { if (n % 2) throw "hang"; return { half: n / 2 }; };`,
    ],
  ])("%s", async (_, source) => {
    expect(await named(source)).toBeUndefined();
  });

  test("that two mistakes answer as, on every input drawn", async () => {
    const twins = {
      "all.one": `export const half = (n) => n % 2 ? ${refuse} : { half: n === 7e9 ? 1 : n };`,
      "all.other": `export const half = (n) => n % 2 ? ${refuse} : { half: n };`,
    };
    const both = { known: await knownMistakes("half", grader, twins) };
    const report = await gradeBeside("half", grader, twins["all.other"], both);
    expect(report.status).toBe("failed");
    expect(report.misconception).toBeUndefined();
  });

  test("whose drawn inputs do not tell two mistakes apart, and with those that do it is", async () => {
    const source = sources["all.zero"];
    const close = {
      ...sources,
      "all.zero-too": source.replace("n > 1990", "n > 1990 || n === 1234"),
    };
    const beside = { known: await knownMistakes("half", grader, close) };
    const nameWith = async (runs: number) =>
      (await gradeBeside("half", grader, source, beside, { runs })).misconception?.mistake;
    const all = await Promise.all([100, 5000].map(nameWith));
    expect(all).toEqual([undefined, "all.zero"]);
  });

  test("when one check is judged alone", async () => {
    expect(await named(sources["odd.rounds"], { only: "odd" })).toBeUndefined();
  });

  test("when there are more mistakes than can be made ready", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 101 }, (_, i) => [
        `odd.${i}`,
        `export const half = (n) => ({ half: ${i} });`,
      ]),
    );
    const unprepared = mistakesOf("half", many);
    const report = await gradeBeside("half", grader, many["odd.7"] ?? "", { unprepared });
    expect(report.misconception).toBeUndefined();
  });

  test("that is blocked by an exercise it needs", async () => {
    const first = exercise("first", grader);
    const needy = {
      ...exercise("half", { ...grader, needs: ["first"] }),
      mistakes: async () => ({ known: await known }),
    };
    const files = { "first.ts": "export const half = 1;", "half.ts": sources["odd.rounds"] };
    const { exercises } = await gradeHere(requestFor([first, needy], files));
    expect(exercises[1]).toMatchObject({ status: "blocked" });
    expect(exercises[1]?.misconception).toBeUndefined();
  });
});

test("a mistake that dies or does not compile is left out, and the others are recognised", async () => {
  const odd = {
    ...sources,
    "odd.dies": `export const half = (n) => { if (n % 2) throw "bomb"; return { half: n / 2 }; };`,
    "odd.unreadable": "export const half = (",
  };
  const left = await knownMistakes("half", grader, odd);
  expect(left.map(({ name }) => name)).toEqual(Object.keys(sources));
  const report = await gradeBeside("half", grader, sources["odd.rounds"], { known: left });
  expect(report.misconception?.mistake).toBe("odd.rounds");
});

test("mistakes run in a sandbox of their own, which is started for a failure only and closed", async () => {
  const right = `export const half = (n) => n % 2 ? ${refuse} : { half: n / 2 };`;
  expect(await sandboxesFor(right)).toHaveLength(1);

  const marked = sources["all.hundreds"].replace("450", "449 + 1");
  const [own, mistakes] = await sandboxesFor(marked);
  expect(own?.sandbox.closed && mistakes?.sandbox.closed).toBe(true);
  expect(mistakes?.codes.length).toBeGreaterThan(0);
  expect(own?.codes.every((code) => code.includes("449 + 1"))).toBe(true);
  expect(mistakes?.codes.some((code) => code.includes("449 + 1"))).toBe(false);
});

/** The sandboxes that the grading of a source starts, with the code of each program run there. */
async function sandboxesFor(source: string) {
  const started: { codes: string[]; sandbox: ReturnType<typeof inProcessSandbox> }[] = [];
  const half = { ...exercise("half", grader), mistakes: async () => ({ known: await known }) };
  await runGrading(requestFor([half], { "half.ts": source }), {
    createCompiler: plainCompiler,
    startSandbox() {
      const sandbox = inProcessSandbox();
      const codes: string[] = [];
      const open = sandbox.open.bind(sandbox);
      sandbox.open = (program, options) => {
        codes.push(program.code);
        return open(program, options);
      };
      started.push({ codes, sandbox });
      return sandbox;
    },
  });
  return started;
}
