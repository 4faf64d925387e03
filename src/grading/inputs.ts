import * as fc from "fast-check";
import type { PropertySpec } from "./words.ts";

/** Values drawn for one run of a property, by name. JSON, or `undefined`. */
export type Drawn = Record<string, unknown>;

export type Property = PropertySpec<never, string, Drawn>;

/** One drawn input of a property. */
export interface Input {
  /** Its place in the order of drawing, from 0: fast-check's path to it. */
  run: number;
  drawn: Drawn;
  /** Its values as JSON texts: what tells it from others. */
  text: string;
  /** Length of that text in UTF-16 code units: what "smallest" means. */
  size: number;
}

/**
 * Draws a property's inputs, the smallest first. In that order the first input that fails is the
 * smallest of those that do, so that a hanging one need not be searched for at a second a try.
 * Throws what the generators throw.
 */
export function drawInputs(property: Property, seed: number, runs: number): Input[] {
  const samples = fc.sample(generatorOf(property), { seed, numRuns: runs });
  const inputs = samples.map((sample, run) => ({ run, ...asGiven(sample) }));
  return inputs.sort((a, b) => a.size - b.size || a.run - b.run);
}

/** The inputs without those that were drawn before: asked again, a submission would say the same. */
export function distinct(inputs: readonly Input[]): Input[] {
  const seen = new Set<string>();
  return inputs.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** All generators of a property as one. Drawing from it again with the same seed gives the same. */
export function generatorOf(property: Property): fc.Arbitrary<Drawn> {
  return fc.record(property.given, { noNullPrototype: true });
}

/**
 * A drawn value as generators, oracle and submission must all see it: what is left of it after its
 * way through JSON text, so that no null prototype, `-0` or `undefined` member makes the oracle
 * judge something else than what the submission was given. A name drawn as `undefined` keeps it.
 */
export function asGiven(sample: Drawn): Omit<Input, "run"> {
  const drawn: Drawn = {};
  const texts: (string | undefined)[] = [];
  for (const [name, value] of Object.entries(sample)) {
    const text = JSON.stringify(value) as string | undefined;
    drawn[name] = text === undefined ? undefined : parseWithoutProto(text);
    texts.push(text);
  }
  // No JSON text is empty or has a line break.
  const text = texts.join("\n");
  return { drawn, text, size: text.length };
}

// The contract leaves members named `__proto__` open, so no input has one. As text it may appear.
function parseWithoutProto(text: string): unknown {
  return text.includes('"__proto__"')
    ? JSON.parse(text, (name, value: unknown) => (name === "__proto__" ? undefined : value))
    : JSON.parse(text);
}
