import { suggest } from "../course/suggest.ts";
import type { Fact, Finding } from "./finding.ts";
import type { Proof } from "./proof.ts";

/** Names of one exercise's checks, mistakes and variants that do not do their work. */
export function badNames({ exercise, mistakes, variants }: Proof, grader: string): Finding[] {
  const { id } = exercise;
  const checks = Object.keys(exercise.graded.checks);
  const at = (file: string, fact: Fact): Finding => ({ file, exercise: id, ...fact });
  const found: Finding[] = [];
  for (const check of checks) {
    if (!/^[\w-]+$/.test(check)) found.push(at(grader, { code: "unfit-check-name", check }));
  }
  for (const { check, name, file } of mistakes) {
    if (!/^[^.]+\../.test(name)) found.push(at(file, { code: "mistake-without-belief" }));
    if (checks.includes(check)) continue;
    const suggestions = suggest(check, checks);
    found.push(at(file, { code: "mistake-of-unknown-check", check, suggestions }));
  }
  for (const names of clashing(checks)) {
    found.push(at(grader, { code: "names-clash", of: "check", names }));
  }
  for (const [of, kept] of [
    ["mistake", mistakes],
    ["variant", variants],
  ] as const) {
    const all = kept.map(({ name }) => name);
    for (const names of clashing(all)) {
      const file = kept.find(({ name }) => name === names[0])?.file ?? grader;
      found.push(at(file, { code: "names-clash", of, names }));
    }
  }
  return found;
}

/** Ids of exercises that clash, each group in the file of the first. */
export function clashingExercises(exercises: readonly { id: string; file: string }[]): Finding[] {
  return clashing(exercises.map(({ id }) => id)).map((names) => {
    const file = exercises.find(({ id }) => id === names[0])?.file ?? "";
    return { file, exercise: names[0] ?? null, code: "names-clash", of: "exercise", names };
  });
}

/** Groups of names that are one on a disk that does not tell capital letters. */
function clashing(names: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = name.normalize().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
