/** Of how many inputs one is judged in the second order too: memory shows in few of them. */
const everyNth = 4;

/** What of a list that was judged is judged again, in another realm: every fourth, the last first. */
export function secondOrder<T>(judged: readonly T[]): T[] {
  return judged.filter((_, position) => position % everyNth === 0).toReversed();
}
