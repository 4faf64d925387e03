import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Report } from "../../src/grading/report.ts";
import { packageRoot } from "../../src/paths.ts";
import { type Compiler, createCompiler } from "../../src/sandbox/compile.ts";
import type { OsSandbox } from "../../src/sandbox/sandbox.ts";
import { type Attack, readAttacks } from "./attack-suite/attack.ts";
import { hasWalls } from "./attack-suite/has-walls.ts";
import { exerciseIn, judge, kindsIn, shownOf, verdictOf } from "./attack-suite/judge.ts";
import { contentsOf, processesOf } from "./attack-suite/left-behind.ts";
import { type Scene, setScene } from "./attack-suite/scene.ts";
import { setUps } from "./attack-suite/setups.ts";
import {
  type Became,
  document,
  documentAfter,
  failedWith,
  hasColumn,
  sameAsWithout,
} from "./attack-suite/table.ts";

const attacks = readAttacks();
const named = attacks.map((attack) => [attack.name, attack] as const);
const modes: ("off" | "require")[] = ["off", "require"];

let scene: Scene;
let compiler: Compiler;
beforeAll(async () => {
  scene = await setScene();
  compiler = createCompiler();
});
afterAll(async () => {
  await compiler.close();
  scene.close();
});

/** All that this process itself writes while an attack is graded. */
const written: string[] = [];
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  written.length = 0;
});

describe.each(modes)("under --os-sandbox %s", (osSandbox) => {
  test.skipIf(osSandbox === "require" && !hasWalls).each(named)("%s", async (_name, attack) => {
    const report = await gradeSafely(attack, osSandbox);

    expect(exerciseIn(report, "honest").status).toBe(statusAfter(attack));
    if (attack.expected === "same as without") {
      expect(verdictOf(report, "echo")).toEqual(await verdictWithout(attack, osSandbox));
      note(attack, osSandbox, sameAsWithout);
    } else {
      const kinds = kindsIn(exerciseIn(report, "echo"));
      expect(kinds).not.toEqual([]);
      expect(attack.expected.fails).toEqual(expect.arrayContaining(kinds));
      note(attack, osSandbox, failedWith(kinds));
    }
  });
});

test("there are at least sixty attacks, and every set-up belongs to one of them", () => {
  const names = attacks.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(names).toEqual(expect.arrayContaining(Object.keys(setUps)));
});

// `npm run attacks` writes the table, as vitest writes a snapshot.
test.skipIf(!hasWalls || !hasColumn(process.versions.node))(
  "docs/security.md tells what became of each attack under this Node",
  async () => {
    const table = documentAfter(process.versions.node, attacks, became);
    await expect(table).toMatchFileSnapshot(document);
  },
);

const became = new Map<string, Became>();

function note({ name }: Attack, mode: "off" | "require", cell: string): void {
  const known = became.get(name) ?? { off: "", require: "" };
  became.set(name, { ...known, [mode]: cell });
}

/** Grades an attack, and asserts that nothing was told, left behind or reached. */
async function gradeSafely(attack: Attack, osSandbox: OsSandbox): Promise<Report> {
  scene.layOut(attack.text, setUps[attack.name] ?? {});
  const files = contentsOf(scene.root);
  const processes = processesOf(scene.parts.child);

  const hangs = attack.expected !== "same as without" && attack.expected.fails.includes("timeout");
  const report = await judge(scene, { osSandbox, compiler, hangs });

  expect(report.totals.errored).toBe(0);
  const shown = [shownOf(report), ...written].join("\n");
  for (const secret of [...scene.secrets, packageRoot]) expect(shown).not.toContain(secret);
  expect(contentsOf(scene.root)).toEqual(files);
  expect(processesOf(scene.parts.child)).toEqual(processes);
  expect(scene.connections()).toBe(0);
  return report;
}

/** An attack that uses up the time of the whole submission leaves none for what comes after it. */
function statusAfter({ expected }: Attack): "passed" | "failed" {
  return expected !== "same as without" && expected.takesTheRestAlong ? "failed" : "passed";
}

const verdicts = new Map<string, ReturnType<typeof verdictOf>>();

async function verdictWithout({ name, without }: Attack, osSandbox: OsSandbox) {
  const key = JSON.stringify([code(without), setUps[name], osSandbox]);
  let verdict = verdicts.get(key);
  if (verdict === undefined) {
    scene.layOut(without, setUps[name] ?? {});
    verdict = verdictOf(await judge(scene, { osSandbox, compiler, hangs: false }), "echo");
    verdicts.set(key, verdict);
  }
  return verdict;
}

/** A text without its head comment and empty lines, so that equal files are graded once. */
function code(text: string): string {
  return text.replaceAll(/^\/\/.*\n|^\n/gm, "");
}
