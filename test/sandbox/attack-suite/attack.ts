import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kind, kinds } from "../../../src/grading/outcome.ts";
import { packageRoot } from "../../../src/paths.ts";

/** Where the attacks lie: one submission of the exercise `echo` in each file. */
const attacksFolder = join(packageRoot, "test", "sandbox", "attacks");

/** What must become of an attack. */
export type Expectation =
  /** Every check that fails is of one of these kinds, and at least one does. */
  | { fails: readonly Kind[]; takesTheRestAlong: boolean }
  /** The verdict is that of the same file without what stands between `// attack` and `// end`. */
  | "same as without";

/** One submission that tries something it must not achieve. */
export interface Attack {
  /** The file's name without its ending. */
  name: string;
  /** What it tries, in a sentence. */
  tries: string;
  expected: Expectation;
  text: string;
  /** The text without the attack. */
  without: string;
}

/** All attacks, by name. A file that does not declare itself is an error. */
export function readAttacks(): Attack[] {
  return readdirSync(attacksFolder)
    .sort()
    .map((file) => {
      const name = file.slice(0, -".ts".length);
      return readAttack(name, readFileSync(join(attacksFolder, file), "utf8"));
    });
}

function readAttack(name: string, text: string): Attack {
  const [, tries, expected] = /^\/\/ (.+)\n\/\/ expect: (.+)\n/.exec(text) ?? [];
  if (tries === undefined || expected === undefined) throw new Error(`${name} has no head`);
  const without = text.replaceAll(/^ *\/\/ attack\n[\s\S]*?^ *\/\/ end\n/gm, "");
  return { name, tries, expected: readExpectation(name, expected), text, without };
}

function readExpectation(name: string, expected: string): Expectation {
  if (expected === "same as without") return expected;
  const [, words = "", rest] =
    /^fails ([a-z, -]+?)( and takes the rest along)?$/.exec(expected) ?? [];
  const fails = words.split(" or ");
  if (!fails.every(isKind)) throw new Error(`${name} expects "${expected}"`);
  return { fails, takesTheRestAlong: rest !== undefined };
}

function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word);
}
