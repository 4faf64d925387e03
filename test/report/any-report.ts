import fc from "fast-check";
import { type Report, reportSchema } from "../../src/grading/report.ts";
import { anyFailure } from "./any-failure.ts";
import { optionally, place, words } from "./any-text.ts";

const id = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,20}$/);
const points = fc.record({ earned: fc.nat(100), possible: fc.nat(100) });
const count = fc.nat(5000);

const outcome = fc.oneof(
  fc.constant({ status: "passed" as const }),
  fc.record({ status: fc.constant("failed" as const), failure: anyFailure }),
  fc.record({
    status: fc.constant("blocked" as const),
    by: fc.array(fc.oneof(fc.record({ exercise: id }), fc.record({ exercise: id, check: id })), {
      minLength: 1,
      maxLength: 3,
    }),
    failure: anyFailure,
  }),
  fc.record({ status: fc.constant("errored" as const), message: words }),
);

const check = fc.record({
  id,
  title: words,
  form: fc.constantFrom("example" as const, "property" as const, "script" as const),
  needs: fc.array(id, { maxLength: 2 }),
  rule: fc.record({ says: words, page: fc.constantFrom("basic/index", "server/tools#errors") }),
  points,
  weight: fc.nat(10),
  visibility: fc.constantFrom("visible" as const, "hidden" as const),
  reveal: fc.constantFrom("full" as const, "actual-only" as const, "none" as const),
  outcome,
  replay: fc.array(fc.oneof(id, words), { maxLength: 5 }),
});

const typeError = fc.record({
  ...place,
  code: fc.constantFrom("TS2322", "TS7006"),
  message: words,
});

const exercise = fc
  .record({
    id,
    title: words,
    lesson: id,
    asked: fc.boolean(),
    needs: fc.array(id, { maxLength: 2 }),
    status: fc.constantFrom(
      "passed" as const,
      "failed" as const,
      "blocked" as const,
      "errored" as const,
    ),
    points,
    checks: fc.array(check, { maxLength: 4 }),
    typeErrors: fc.array(typeError, { maxLength: 4 }),
    untouched: fc.boolean(),
    misconception: optionally(fc.record({ mistake: id, says: words })),
  })
  .map(({ misconception, ...rest }) => ({
    ...rest,
    file: `${rest.id}.ts`,
    ...(misconception !== null && { misconception }),
  }));

const limits = fc.record({
  callMs: fc.integer({ min: 1, max: 60_000 }),
  loadMs: fc.integer({ min: 1, max: 60_000 }),
  submissionMs: fc.integer({ min: 1, max: 60_000 }),
  heapMiB: fc.integer({ min: 1, max: 4096 }),
  residentMiB: fc.integer({ min: 1, max: 4096 }),
  consoleKiB: fc.integer({ min: 1, max: 4096 }),
  replyKiB: fc.integer({ min: 1, max: 4096 }),
  sourceKiB: fc.integer({ min: 1, max: 4096 }),
  sourceFiles: fc.integer({ min: 1, max: 1000 }),
  typesMs: fc.integer({ min: 1, max: 60_000 }),
  typesMiB: fc.integer({ min: 1, max: 4096 }),
});

/**
 * Any report that the types allow, and many that no grading makes: statuses that do not follow from
 * the outcomes, totals that do not add up, text made of what terminals obey.
 */
export const anyReport: fc.Arbitrary<Report> = fc.record({
  schema: fc.constant(reportSchema),
  tool: fc.record({ name: fc.constant("mcp-course" as const), version: fc.constant("0.1.0") }),
  course: fc.record({
    name: id,
    version: fc.constant("1.0.0"),
    revision: fc.constant("2026-07-28"),
  }),
  seed: fc.nat(),
  runs: fc.integer({ min: 1, max: 10_000 }),
  limits,
  walls: fc
    .subarray(["process", "context", "permissions", "bwrap", "prlimit"] as const)
    .map((walls) => [...walls]),
  exercises: fc.array(exercise, { maxLength: 4 }),
  totals: fc.record({
    checks: count,
    passed: count,
    failed: count,
    blocked: count,
    errored: count,
    points,
    calls: count,
  }),
  timing: fc.record({
    startedAt: fc.constant("2026-09-01T10:00:00.000Z"),
    durationMs: fc.nat(),
    exercises: fc.dictionary(
      id,
      fc.record({ durationMs: fc.nat(), checks: fc.dictionary(id, fc.nat(), { maxKeys: 2 }) }),
      { maxKeys: 2 },
    ),
  }),
});
