import type { Evidence } from "./evidence.ts";

/**
 * Groups of mistakes that nothing tells apart: on every input of every seed they answer alike. Those
 * that differ with the first seed are not judged again.
 *
 * @param first what each answered with the first seed
 * @param judgeAgain judges a mistake with a further seed
 */
export async function alike<M extends { name: string }>(
  first: readonly { kept: M; evidence: Evidence }[],
  seeds: readonly number[],
  judgeAgain: (mistake: M, seed: number) => Promise<Evidence>,
): Promise<M[][]> {
  let groups = grouped(first);
  for (const seed of seeds.slice(1)) {
    const again = groups.map((group) =>
      Promise.all(group.map(async (kept) => ({ kept, evidence: await judgeAgain(kept, seed) }))),
    );
    groups = (await Promise.all(again)).flatMap(grouped);
  }
  return groups;
}

/** Those that answered alike, where there are at least two. What died cannot be compared. */
function grouped<M>(judged: readonly { kept: M; evidence: Evidence }[]): M[][] {
  const groups = new Map<string, M[]>();
  for (const { kept, evidence } of judged) {
    if (evidence.answers === null) continue;
    groups.set(evidence.answers, [...(groups.get(evidence.answers) ?? []), kept]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
