import type { Rule } from "../grading/words.ts";
import type { Fact, Finding } from "./finding.ts";
import type { Proof } from "./proof.ts";

/** What the author of an exercise still has to say: titles, rules, hints, sentences, the TODO. */
export function missingWords({ exercise, starter, mistakes }: Proof, grader: string): Finding[] {
  const { id, graded } = exercise;
  const inGrader = (fact: Fact): Finding => ({ file: grader, exercise: id, ...fact });
  const found: Finding[] = [];
  if (isBlank(graded.title)) found.push(inGrader({ code: "without-title", check: null }));
  if (graded.hints.length === 0 || graded.hints.some(isBlank)) {
    found.push(inGrader({ code: "without-hint" }));
  }
  for (const [check, { title, rule }] of Object.entries(graded.checks)) {
    if (isBlank(title)) found.push(inGrader({ code: "without-title", check }));
    if (!isWhole(rule)) found.push(inGrader({ code: "without-rule", check }));
  }
  if (!/\bTODO\b/.test(Object.values(starter.files).join("\n"))) {
    found.push({ file: starter.file, exercise: id, code: "starter-without-todo" });
  }
  for (const { says, file } of mistakes) {
    if (isBlank(says)) found.push({ file, exercise: id, code: "mistake-without-sentence" });
  }
  return found;
}

/** The types demand these words, but nobody has to check the types of a course. */
function isBlank(text: string | undefined): boolean {
  return typeof text !== "string" || text.trim() === "";
}

function isWhole(rule: Rule | undefined): boolean {
  return rule !== undefined && !isBlank(rule.says) && !isBlank(rule.page);
}
