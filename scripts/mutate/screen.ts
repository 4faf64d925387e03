import { renderFrame } from "../../src/cli/render/frame.ts";
import type { Look } from "../../src/cli/render/look.ts";
import { excerptOf } from "../../src/sandbox/excerpt.ts";
import type { Finding } from "./findings.ts";
import type { JudgedMutant } from "./judge-mutants.ts";
import type { Mutated } from "./mutate.ts";

/** One line: how many mutants a file had, and what became of them. */
export function tally({ file, mutants, findings }: Mutated): string {
  const killed = mutants.filter(({ fate }) => fate === "killed").length;
  const survived = mutants.filter(({ fate }) => fate === "survived").length;
  const found = findings.filter(({ is }) => is === "survivor").length;
  const parts = [`${killed} killed`, `${survived - found} equivalent`, `${found} survived`];
  return `${file}: ${mutants.length} mutants, ${parts.join(", ")}`;
}

/**
 * Lines that show a finding: of a mutant, the place in the solution and what stands there instead.
 *
 * @param text the solution, as it is
 */
export function describeFinding(finding: Finding, text: string, look: Look): string[] {
  switch (finding.is) {
    case "survivor":
      return [
        "No check finds this change. Add one, or an entry in scripts/mutate/equivalent.ts:",
        ...describeMutant(finding.mutant, text, look),
      ];
    case "unjudged":
      return ["This change could not be judged:", ...describeMutant(finding.mutant, text, look)];
    case "killed-equivalent":
      return [`Listed as equivalent, but a check finds it: ${finding.entry.join(" | ")}`];
    case "stale-equivalent":
      return [
        `Listed as equivalent, but ${finding.found} mutants are meant and not one: ${finding.entry.join(" | ")}`,
      ];
  }
}

function describeMutant(mutant: JudgedMutant, text: string, look: Look): string[] {
  const { at, mutator } = mutant;
  const line = mutant.text.split("\n")[at.line - 1] ?? "";
  return [
    `${at.file}:${at.line}:${at.column} ${mutator}`,
    ...renderFrame(excerptOf(text, at), look, look.columns),
    `becomes: ${line.trim()}`,
  ];
}
