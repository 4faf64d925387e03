import { fc } from "../../src/grading/grader.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A slip of the hand in one file. */
export interface Edit {
  file: string;
  /** Where and what: `handle.ts:8: dropped in`. */
  says: string;
  /** The whole file after it. */
  text: string;
}

/**
 * Draws that many different edits: a token dropped, doubled, swapped with the next one or with
 * another of its kind. The same seed draws the same edits. Throws where there are not that many.
 *
 * @param files text by name
 */
export function drawEdits(
  files: Readonly<Record<string, string>>,
  count: number,
  seed: number,
): Edit[] {
  const anyEdit = fc.oneof(...Object.entries(files).map(([file, text]) => anyEditOf(file, text)));
  const edits = new Map<string, Edit>();
  for (let round = 0; edits.size < count; round++) {
    const before = edits.size;
    for (const edit of fc.sample(anyEdit, { seed: seed + round, numRuns: count + 1000 })) {
      const isNew = edit.text !== files[edit.file] && edits.size < count;
      if (isNew) edits.set(`${edit.file}\n${edit.text}`, edit);
    }
    if (edits.size === before) throw new Error(`there are hardly more edits than ${before}`);
  }
  return [...edits.values()];
}

type Change = readonly [token: Token, to: string];

function anyEditOf(file: string, text: string): fc.Arbitrary<Edit> {
  const tokens = tokensOf(text);
  const anyToken = fc.constantFrom(...tokens);
  const anyNeighbours = fc.nat(tokens.length - 2).map((index) => tokens.slice(index, index + 2));
  const anyTwoAlike = anyToken.chain(({ kind }) => {
    const alike = fc.constantFrom(...tokens.filter((token) => token.kind === kind));
    return fc.tuple(alike, alike);
  });

  function edit(does: string, ...changes: Change[]): Edit {
    const line = text.slice(0, changes[0]?.[0].start).split("\n").length;
    return { file, says: `${file}:${line}: ${does}`, text: changed(text, changes) };
  }
  return fc.oneof(
    anyToken.map((token) => edit(`dropped ${token.text}`, [token, ""])),
    anyToken.map((token) => edit(`doubled ${token.text}`, [token, twice(token)])),
    fc.oneof(anyNeighbours, anyTwoAlike).map(([one, other]) => {
      if (one === undefined || other === undefined) throw new Error("no two tokens to swap");
      return edit(`swapped ${one.text} and ${other.text}`, [one, other.text], [other, one.text]);
    }),
  );
}

/** Signs stand side by side, where they may become another one; words would become one word. */
function twice({ kind, text }: Token): string {
  return kind === "sign" ? text + text : `${text} ${text}`;
}

function changed(text: string, changes: readonly Change[]): string {
  const fromTheEnd = [...changes].sort(([one], [other]) => other.start - one.start);
  let edited = text;
  for (const [token, to] of fromTheEnd) {
    edited = edited.slice(0, token.start) + to + edited.slice(token.start + token.text.length);
  }
  return edited;
}
