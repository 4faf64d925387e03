import type { Arbitrary } from "fast-check";
import type { Json, Path } from "../json.ts";
import type { Expected } from "./pattern.ts";

/** One sentence of the protocol or the contract, and the page it rests on. */
export interface Rule {
  /** The rule in one sentence, without a full stop at the end. */
  says: string;
  /** Page of the specification below its revision, with anchor: `basic/index#error-responses`. */
  page: string;
}

/** The functions of a solution, as a grader calls them: each answers with a promise of JSON. */
export type Subject<S> = {
  readonly [F in keyof S as S[F] extends (...args: never[]) => unknown ? F : never]: S[F] extends (
    ...args: infer A
  ) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};

type FunctionName<S> = Extract<keyof Subject<S>, string>;

interface Common<K extends string> {
  /** What the check demands, said as what a right function does: "keeps the id it was given". */
  title: string;
  rule: Rule;
  /** Check of the same exercise that comes first; a failure that follows from it is blocked. */
  needs?: K | readonly K[];
  /** Points; 1 unless said. */
  points?: number;
}

/**
 * Calls the student's functions and gives what is to be judged. A value that comes back from a call
 * is any JSON, whatever the solution's type says: a body that reads into it must not throw where
 * there is nothing to read, for what it throws is told as the grader's own fault. Where a call
 * brings no value, the body is left there and the check fails by that.
 */
export type Body<S, A extends unknown[]> = (subject: Subject<S>, ...given: A) => Promise<unknown>;

/** One call (or a few that depend on each other) with fixed arguments. */
export interface ExampleSpec<S, K extends string> extends Common<K> {
  call: Body<S, []>;
  expect: Expected;
}

/** A share of the drawn inputs that must be of a kind, so that a vacuous generator is caught. */
export interface CoveredClass<G> {
  /** Least share, from 0 to 1. */
  share: number;
  when: (given: G) => boolean;
}

/** A rule for every input: the values are drawn, the answer comes from an oracle. */
export interface PropertySpec<S, K extends string, G extends Record<string, unknown>>
  extends Common<K> {
  /** Generators by the name that the student will read. Drawn values are JSON, or `undefined`. */
  given: { readonly [N in keyof G]: Arbitrary<G[N]> };
  covers: Readonly<Record<string, CoveredClass<G>>>;
  call: Body<S, [given: G]>;
  expect: (given: G) => Expected;
}

/** Steps that run inside the student's realm, where objects can be shared and changed. */
export interface ScriptSpec<S, K extends string> extends Common<K> {
  steps: readonly ScriptStep<S>[];
  /** What names must hold at the end, by name. */
  expect: { readonly [name: string]: Expected };
}

export type ScriptStep<S> =
  | { do: "put"; name: string; value: Json }
  | {
      do: "call";
      name: string;
      function: FunctionName<S>;
      arguments: readonly (Json | undefined | Ref)[];
    }
  | { do: "set"; path: Path; value: Json };

/** Something an earlier step named, or a member of it. */
export interface Ref {
  readonly $ref: Path;
}

export type Check =
  | ({ form: "example" } & ExampleSpec<never, string>)
  | ({ form: "property" } & PropertySpec<never, string, Record<string, unknown>>)
  | ({ form: "script" } & ScriptSpec<never, string>);

declare const checkOf: unique symbol;
/** A check that belongs to solution `S` and names the checks `K` in its needs. */
export type CheckFor<S, K extends string> = Check & {
  readonly [checkOf]?: { subject: S; needs: string extends K ? never : K };
};

export interface GraderSpec<S, K extends string> {
  /** What the student builds: "Build a JSON-RPC error response". */
  title: string;
  /** Exercises that this one stands on. */
  needs?: readonly string[];
  /** From a nudge to nearly the answer; shown one more each time. */
  hints: readonly [string, ...string[]];
  /** Names of each function's parameters, for showing calls. */
  parameters: { readonly [F in FunctionName<S>]?: readonly string[] };
  /** A call is an evaluation that settles: the functions may be async. */
  async?: boolean;
  /** In the order they are shown. A later check may need an earlier one. */
  checks: { readonly [P in K]: CheckFor<S, NoInfer<K>> };
}

/** A grader as the engine runs it. */
export interface Grader {
  title: string;
  needs: readonly string[];
  hints: readonly string[];
  parameters: Readonly<Record<string, readonly string[]>>;
  async: boolean;
  checks: Readonly<Record<string, Check>>;
}

/** The words a grader is written in, for one solution. */
export interface Words<S> {
  example<const K extends string = never>(spec: ExampleSpec<S, K>): CheckFor<S, K>;
  property<G extends Record<string, unknown>, const K extends string = never>(
    spec: PropertySpec<S, K, G>,
  ): CheckFor<S, K>;
  script<const K extends string = never>(spec: ScriptSpec<S, K>): CheckFor<S, K>;
  defineGrader<K extends string>(spec: GraderSpec<S, K>): Grader;
}

/**
 * The words of a grader, typed by the solution it grades. Take the type only
 * (`import type * as solution`): an oracle never runs the solution.
 *
 * @example
 * const { defineGrader, example, property } = graderFor<typeof solution>();
 */
export function graderFor<S>(): Words<S> {
  return {
    example: (spec) => ({ form: "example", ...spec }) as unknown as CheckFor<S, never>,
    property: (spec) => ({ form: "property", ...spec }) as unknown as CheckFor<S, never>,
    script: (spec) => ({ form: "script", ...spec }) as unknown as CheckFor<S, never>,
    defineGrader: (spec) => ({
      title: spec.title,
      needs: spec.needs ?? [],
      hints: spec.hints,
      parameters: spec.parameters as Grader["parameters"],
      async: spec.async ?? false,
      checks: spec.checks,
    }),
  };
}

/** A rule and the page of the specification it rests on. */
export function rule(says: string, page: string): Rule {
  return { says, page };
}

/** Something named by an earlier step of a script, or a member of it: `ref("first", "params")`. */
export function ref(name: string, ...members: (string | number)[]): Ref {
  return { $ref: [name, ...members] };
}

/** Script step: names a value. */
export function put(name: string, value: Json): { do: "put"; name: string; value: Json } {
  return { do: "put", name, value };
}

/** Script step: calls a function and names its result. */
export function call<F extends string>(
  name: string,
  functionName: F,
  ...args: (Json | undefined | Ref)[]
): { do: "call"; name: string; function: F; arguments: (Json | undefined | Ref)[] } {
  return { do: "call", name, function: functionName, arguments: args };
}

/** Script step: changes a member of something named; the path's head is the name. */
export function set(path: Path, value: Json): { do: "set"; path: Path; value: Json } {
  return { do: "set", path, value };
}
