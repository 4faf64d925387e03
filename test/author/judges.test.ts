import { expect, test } from "vitest";
import type { Evidence } from "../../src/author/evidence.ts";
import type { Judge } from "../../src/author/judge.ts";
import { shareOut } from "../../src/author/judges.ts";

const evidence: Evidence = { outcomes: {}, used: [], answers: null, later: [], missedWith: [] };

/** Two judges that note who does what. */
function makeJudges() {
  const done: string[] = [];
  const judges = ["a", "b"].map(
    (name): Judge => ({
      async do({ exercise }) {
        done.push(`${name} ${exercise}`);
        await new Promise(setImmediate);
        return evidence;
      },
      async close() {
        done.push(`${name} closed`);
      },
    }),
  );
  return { all: shareOut(judges), done };
}

const jobs = (...exercises: string[]) => exercises.map((exercise) => ({ exercise, files: {} }));

test("each judge stays with its exercise, and helps with another one when that is done", async () => {
  const { all, done } = makeJudges();
  await Promise.all(jobs("x", "x", "x", "y", "y", "z").map((job) => all.do(job)));
  expect(done).toEqual(["a x", "b y", "a x", "b y", "a x", "b z"]);
});

test("a single exercise is shared by all", async () => {
  const { all, done } = makeJudges();
  await Promise.all(jobs("x", "x", "x").map((job) => all.do(job)));
  expect(done).toEqual(["a x", "b x", "a x"]);
});

test("a judge that fails is free for the next job", async () => {
  let calls = 0;
  const all = shareOut([
    {
      async do() {
        calls += 1;
        if (calls === 1) throw new Error("no exercise");
        return evidence;
      },
      async close() {},
    },
  ]);
  const settled = await Promise.allSettled(jobs("x", "x").map((job) => all.do(job)));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
