import type { Realm } from "../sandbox/sandbox.ts";
import { type Round, runRound, type Trial, type Wrong } from "./attempt.ts";
import { isDeath } from "./death.ts";

/** Realms that the search may open. A count, never the clock: same seed, same bytes. */
const mostRounds = 100;

/** How often the search may lose the child process, which costs up to a second each time. */
const mostDeaths = 3;

/** A sequence of trials whose last one fails only because of those before it. */
export interface Memory {
  round: Round;
  wrong: Wrong;
}

/**
 * The shortest sequence found after which a trial fails that passes alone: the trial twice, then one
 * other before it, then what is left of all that came `before` it when as many as possible are
 * taken out. `pairs` are those before it in the order they should be tried. Null when even all of
 * them do not make it fail again: then chance, not memory, is at work.
 */
export async function shortestMemory(
  open: () => Realm,
  before: readonly Trial[],
  trial: Trial,
  pairs: readonly Trial[],
): Promise<Memory | null> {
  let rounds = 0;
  let deaths = 0;

  async function after(first: readonly Trial[]): Promise<Memory | null> {
    if (rounds >= mostRounds || deaths >= mostDeaths) return null;
    rounds++;
    const round = await runRound(open(), [...first, trial]);
    if (round.attempts.some(({ verdict }) => isDeath(verdict))) deaths++;
    const verdict = round.attempts.at(-1)?.verdict;
    return verdict?.is === "wrong" ? { round, wrong: verdict } : null;
  }

  const all = await after(before);
  if (all === null) return null;
  for (const other of [trial, ...pairs.slice(0, mostRounds / 2)]) {
    const pair = await after([other]);
    if (pair !== null) return pair;
  }
  return (await withFewer(before, after)) ?? all;
}

/** Takes out halves, then quarters, down to single trials, as long as the last still fails. */
async function withFewer(
  before: readonly Trial[],
  after: (first: readonly Trial[]) => Promise<Memory | null>,
): Promise<Memory | null> {
  let left = before;
  let shortest: Memory | null = null;
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let start = 0; start < left.length; ) {
      const fewer = [...left.slice(0, start), ...left.slice(start + size)];
      const memory = await after(fewer);
      if (memory === null) {
        start += size;
      } else {
        left = fewer;
        shortest = memory;
      }
    }
  }
  return shortest;
}
