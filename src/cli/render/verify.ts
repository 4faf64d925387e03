import type { Finding } from "../../author/finding.ts";
import type { Verification, VerifiedExercise } from "../../author/verification.ts";
import { visible } from "./invisible.ts";
import { coloursOf, type Look, marksOf } from "./look.ts";
import { count, prose } from "./prose.ts";
import { renderCounterexample } from "./verify-counterexample.ts";
import { findingSentence } from "./verify-finding.ts";
import { renderMatrix } from "./verify-matrix.ts";
import { chop, indent, joined, measureOf, padded, widthOf, wrap } from "./wrap.ts";

/** How a verification is shown. */
export interface VerifyOptions {
  /** Show which check catches which mistake. */
  matrix: boolean;
  /** How the reader starts the program. */
  program: string;
  /** What stands in front of a file of the course so that the terminal finds it: `""`, `../course/`. */
  folder: string;
}

/** Everything stands this far from the left edge. */
const margin = 2;

interface Page extends VerifyOptions {
  look: Look;
  width: number;
  seeds: number;
}

/**
 * The screen of `author verify`: a block for each exercise, what belongs to none, the sum. The last
 * line is the next command.
 */
export function renderVerification(
  verification: Verification,
  look: Look,
  options: VerifyOptions,
): string[] {
  const { exercises, findings, seeds } = verification;
  const page = { ...options, look, seeds, width: measureOf(look) - margin };
  const ofNone = findings.filter(({ exercise }) => exercise === null);
  const blocks = [
    ...exercises.map((exercise) => {
      const own = findings.filter((finding) => finding.exercise === exercise.id);
      return renderExercise(exercise, own, page);
    }),
    joined(ofNone.map((finding) => renderFinding(finding, null, page))),
    renderSum(verification, page),
  ];
  return ["", ...indent(joined(blocks), margin)];
}

function renderExercise(
  exercise: VerifiedExercise,
  findings: readonly Finding[],
  page: Page,
): string[] {
  const { look } = page;
  const mark = markOf(findings.length === 0, look);
  const inner = { ...page, width: page.width - widthOf(mark) };
  const [title = "", ...more] = wrap(prose(`${exercise.id}: ${exercise.title}`, look), inner.width);
  const head = [...more, ...renderCounts(exercise, inner)];
  const blocks = [head, renderFindings(exercise, findings, inner)];
  if (page.matrix) blocks.push(renderMatrix(exercise, look, inner.width));
  const [first = "", ...rest] = joined(blocks);
  return [mark + title, ...indent([first, ...rest], widthOf(mark))];
}

function renderCounts({ checks, mistakes, variants }: VerifiedExercise, page: Page): string[] {
  const counts = [
    count(checks.length, "check"),
    count(mistakes.length, "mistake"),
    count(variants.length, "variant"),
    count(page.seeds, "seed"),
  ];
  return wrap(counts.join(", "), page.width).map((line) => coloursOf(page.look).dim(line));
}

/** The folder of the grader is named once: the names of the files in it are long enough. */
function renderFindings(
  { lesson, id }: VerifiedExercise,
  findings: readonly Finding[],
  page: Page,
): string[] {
  const folder = `graders/${lesson}/${id}/`;
  const isNamed = findings.some(({ file }) => file.startsWith(folder));
  const place = isNamed ? chop(visible(`in ${page.folder}${folder}`, page.look), page.width) : [];
  return joined([place, ...findings.map((finding) => renderFinding(finding, folder, page))]);
}

/** @param folder the folder that has been named; null: none has */
function renderFinding(finding: Finding, folder: string | null, page: Page): string[] {
  const { look, width } = page;
  const mark = markOf(false, look);
  const room = width - widthOf(mark);
  const inFolder = folder !== null && finding.file.startsWith(folder);
  const file = inFolder ? finding.file.slice(folder.length) : `${page.folder}${finding.file}`;
  const [first = "", ...rest] = chop(visible(file, look), room);
  const lines = [
    ...rest,
    ...wrap(prose(findingSentence(finding, page.seeds), look), room),
    ...("failure" in finding ? renderCounterexample(finding.failure, look, room) : []),
  ];
  return [mark + first, ...indent(lines, widthOf(mark))];
}

function renderSum({ exercises, findings }: Verification, page: Page): string[] {
  const colours = coloursOf(page.look);
  const next = (args: string) => `next: ${colours.bold(`${page.program} author verify ${args}`)}`;
  if (findings.length > 0) {
    const [first] = findings;
    const said = count(findings.length, "finding");
    return [colours.red(said), next(first?.exercise ?? "").trimEnd()];
  }
  const mistakes = exercises.reduce((sum, one) => sum + one.mistakes.length, 0);
  const variants = exercises.reduce((sum, one) => sum + one.variants.length, 0);
  const said = `All is proved: ${count(mistakes, "mistake")} caught, ${count(variants, "variant")} passed`;
  const lines = wrap(said, page.width).map((line) => colours.green(line));
  return page.matrix ? lines : [...lines, next("--matrix")];
}

/** A mark and the space behind it, as wide as any. */
function markOf(isRight: boolean, look: Look): string {
  const { right, wrong } = marksOf(look);
  const columns = Math.max(widthOf(right), widthOf(wrong)) + 1;
  const colours = coloursOf(look);
  return isRight ? colours.green(padded(right, columns)) : colours.red(padded(wrong, columns));
}
