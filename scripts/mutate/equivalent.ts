import type { Mutant } from "./mutants.ts";

/** A mutant that no fair grader can tell from the solution: file, what is replaced, by what, why. */
export type Equivalent = readonly [file: string, from: string, to: string, because: string];

const wording = "the contract leaves the wording of messages open";
const between = "the contract leaves open what stands between the names";

/** Every such mutant. One that is killed after all, or that there is not, is an error. */
export const equivalents: readonly Equivalent[] = [
  ["check_envelope.ts", '"This is not JSON"', '""', wording],
  ["check_envelope.ts", '"A request is an object"', '""', wording],
  ["check_envelope.ts", `'jsonrpc must be "2.0"'`, '""', wording],
  ["check_envelope.ts", '"method must be text"', '""', wording],
  ["check_envelope.ts", `\`There is no initialize in \${VERSION}\``, "``", wording],
  ["check_envelope.ts", '", "', '""', between],
  ["check_envelope.ts", '"Unsupported protocol version"', '""', wording],
  ["handle.ts", `\`There is no method \${request.method}\``, "``", wording],
];

/** Whether an entry of the list means this mutant. */
export function means([file, from, to]: Equivalent, mutant: Mutant): boolean {
  return file === mutant.at.file && from === mutant.from && to === mutant.to;
}
