import fc from "fast-check";
import { type Failure, type Given, kinds } from "../../src/grading/outcome.ts";
import type { Json, Path } from "../../src/json.ts";
import type { Fault, Thrown } from "../../src/sandbox/reply.ts";
import type { Excerpt } from "../../src/sandbox/submission.ts";
import { anyText, fileName, optionally, place, words } from "./any-text.ts";

/** Any JSON value, with member names and texts that a careless screen would be hurt by. */
export const anyJson: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    anyText,
    fc.constantFrom(null, true, false, 0, 1, -32602, 0.1, 1e21),
    fc.array(tie("json"), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom("id", "__proto__", "$pattern"), anyText), tie("json"), {
      maxKeys: 5,
    }),
  ),
})).json;

const anyExpected: fc.Arbitrary<Json> = fc.oneof(
  anyJson,
  fc.record({ $pattern: fc.constant("any") }),
  fc.record({ $pattern: fc.constant("text"), naming: fc.array(anyText, { maxLength: 3 }) }),
  fc.record({
    $pattern: fc.constant("anyOf"),
    of: fc.array(anyJson, { minLength: 2, maxLength: 3 }),
  }),
  fc.record({ $pattern: fc.constant("optional"), value: anyJson }),
  fc.record({ $pattern: fc.constant("open"), members: fc.dictionary(anyText, anyJson) }),
  fc.record({ $pattern: fc.constant("not"), value: anyJson }),
  fc.record({ error: fc.record({ message: fc.record({ $pattern: fc.constant("any") }) }) }),
);

const path: fc.Arbitrary<Path> = fc.array(fc.oneof(anyText, fc.nat(20)), { maxLength: 5 });
const name = fc.oneof(fc.stringMatching(/^[a-z_]{1,12}$/), anyText);

const argument = fc.oneof(
  fc.record({ name }),
  fc.record({ name, value: anyJson }),
  fc.record({ name, ref: path }),
);

const given: fc.Arbitrary<Given> = fc.oneof(
  fc.record({
    do: fc.constant("call" as const),
    function: name,
    arguments: fc.array(argument, { maxLength: 4 }),
  }),
  fc.record({
    do: fc.constant("call" as const),
    function: name,
    arguments: fc.array(argument, { maxLength: 4 }),
    as: name,
  }),
  fc.record({ do: fc.constant("put" as const), name, value: anyJson }),
  fc.record({ do: fc.constant("set" as const), path, value: anyJson }),
  fc.record({ do: fc.constant("show" as const), name }),
);

const difference = fc.oneof(
  fc.record({ path }),
  fc.record({ path, expected: anyExpected }),
  fc.record({ path, received: anyJson }),
  fc.record({ path, expected: anyExpected, received: anyJson }),
  fc.record({ path, expected: anyText, received: anyText }),
);

const excerpt: fc.Arbitrary<Excerpt> = fc
  .record({ ...place, above: fc.nat(3), lines: fc.array(anyText, { maxLength: 6 }) })
  .map(({ above, ...rest }) => ({ ...rest, firstLine: Math.max(1, rest.line - above) }));

const frame = fc.record({ ...place, function: optionally(name) });
const thrown: fc.Arbitrary<Thrown> = fc.record({
  name: fc.oneof(fc.constantFrom("TypeError", "string", "null"), anyText),
  message: anyText,
  frames: fc.array(frame, { maxLength: 4 }),
});

const moment = fc.constantFrom("load" as const, "call" as const);
const limit = fc.record({
  name: fc.constantFrom(
    "callMs" as const,
    "heapMiB" as const,
    "replyKiB" as const,
    "sourceFiles" as const,
  ),
  value: fc.integer({ min: 1, max: 100_000 }),
});
const found = fc.record({
  name,
  type: fc.constantFrom("function", "class", "object", "undefined"),
});

/** Any fault: one of each kind. */
export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constant("missing-file" as const),
    file: fileName,
    found: fc.constantFrom(
      "nothing" as const,
      "folder" as const,
      "unreadable" as const,
      "special" as const,
    ),
    instead: fc.array(fileName, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant("syntax" as const), message: words, at: optionally(excerpt) }),
  fc.record({
    kind: fc.constant("import-refused" as const),
    specifier: anyText,
    because: fc.constantFrom(
      "outside-the-folder" as const,
      "a-package" as const,
      "a-node-module" as const,
      "dynamic" as const,
      "a-url" as const,
      "a-symbolic-link" as const,
      "not-a-typescript-file" as const,
      "not-found" as const,
      "not-a-regular-file" as const,
      "unreadable" as const,
      "too-much-source" as const,
    ),
    limit: optionally(limit),
    at: optionally(excerpt),
  }),
  fc.record({
    kind: fc.constant("missing-export" as const),
    name,
    file: fileName,
    exports: fc.array(found, { maxLength: 4 }),
    empty: fc.constantFrom("empty" as const, "comments" as const, null),
  }),
  fc.record({
    kind: fc.constant("missing-export" as const),
    name,
    file: fileName,
    exports: fc.array(found, { maxLength: 0 }),
    empty: fc.constant(null),
    at: excerpt,
    instead: name,
  }),
  fc.record({
    kind: fc.constant("not-a-function" as const),
    name,
    file: fileName,
    type: fc.constantFrom("object", "class", "undefined"),
  }),
  fc.record({ kind: fc.constant("threw" as const), when: moment, thrown, at: optionally(excerpt) }),
  fc.record({ kind: fc.constant("promise" as const), settles: fc.boolean() }),
  fc.record({ kind: fc.constant("nothing" as const) }),
  fc.record({ kind: fc.constant("not-json" as const), path, found: words }),
  fc.record({
    kind: fc.constant("timeout" as const),
    when: fc.constantFrom("load" as const, "call" as const, "submission" as const),
    limit,
    attempts: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ kind: fc.constant("memory" as const), when: moment, limit }),
  fc.record({ kind: fc.constant("output" as const), when: moment, limit }),
  fc.record({
    kind: fc.constant("exit" as const),
    when: moment,
    code: optionally(fc.nat(255)),
    signal: optionally(fc.constant("SIGKILL")),
  }),
);

/** Any failure, whether or not its parts fit together. */
export const anyFailure: fc.Arbitrary<Failure> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    given: fc.array(given, { maxLength: 3 }),
    drawn: optionally(fc.dictionary(name, anyJson, { maxKeys: 2 })),
    values: fc.oneof(
      fc.constant({}),
      fc.record({ expected: anyExpected }),
      fc.record({ received: anyJson }),
      fc.record({ expected: anyExpected, received: anyJson }),
    ),
    differences: fc.array(difference, { maxLength: 5 }),
    fault: optionally(anyFault),
    at: optionally(excerpt),
    frames: fc.array(frame, { maxLength: 4 }),
    console: fc.record({
      text: fc.array(anyText, { maxLength: 6 }).map((lines) => lines.join("\n")),
      dropped: fc.nat(99),
    }),
    shrinks: fc.nat(100),
  })
  .map(({ drawn, values, fault, at, ...rest }) => ({
    ...rest,
    ...values,
    ...(drawn !== null && { drawn }),
    ...(fault !== null && { fault }),
    ...(at !== null && { at }),
  }));
