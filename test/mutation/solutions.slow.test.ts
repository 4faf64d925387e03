import { expect, test } from "vitest";
import { equivalents } from "../../scripts/mutate/equivalent.ts";
import { mutate } from "../../scripts/mutate/mutate.ts";
import { describeFinding } from "../../scripts/mutate/screen.ts";

const look = { colour: false, unicode: true, columns: 80 };

test("every mutant of a solution fails a check with each of three seeds, unless it is listed", async () => {
  const files: string[] = [];
  for await (const { file, text, mutants, findings } of mutate([], [1, 2, 3])) {
    files.push(file);
    expect(mutants.length).toBeGreaterThan(0);
    expect(findings.map((finding) => describeFinding(finding, text, look).join("\n"))).toEqual([]);
  }
  const ofNoSolution = equivalents.filter(([file]) => !files.includes(file));
  expect(ofNoSolution).toEqual([]);
});
