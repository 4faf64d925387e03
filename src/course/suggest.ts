import { distance } from "fastest-levenshtein";

/** The known names that somebody may have meant, likeliest first; none when nothing is near. */
export function suggest(name: string, known: readonly string[]): string[] {
  const typed = name.toLowerCase();
  return known
    .map((candidate) => ({ candidate, edits: distance(typed, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, edits }) =>
        edits <= Math.ceil(candidate.length / 3) ||
        (typed.length > 2 && candidate.toLowerCase().startsWith(typed)),
    )
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
