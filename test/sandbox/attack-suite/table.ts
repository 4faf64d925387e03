import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../src/paths.ts";
import type { Attack } from "./attack.ts";

/** The document that the table of attacks stands in. */
export const document = join(packageRoot, "docs", "security.md");

const versions = ["20", "22", "24", "26"];
const begin = "<!-- attacks: written by npm run attacks -->";
const end = "<!-- end of attacks -->";

/** What became of an attack without the walls of the system, and with them. */
export interface Became {
  off: string;
  require: string;
}

/** What a cell says of an attack that changed nothing. */
export const sameAsWithout = "same";

/** The cell of an attack that failed with these kinds. */
export function failedWith(kinds: readonly string[]): string {
  return [...kinds].sort().join(", ");
}

/** Whether the table has a column for this version of Node, `22.1.0` for instance. */
export function hasColumn(version: string): boolean {
  return versions.includes(majorOf(version));
}

/**
 * The document as it must be after a run: the column of the Node that ran holds what became of each
 * attack; the other columns, and attacks that were not run, stay as they are.
 *
 * @param version of the Node that ran
 * @param became by the attack's name
 * @throws Error when the document has no place for the table
 */
export function documentAfter(
  version: string,
  attacks: readonly Attack[],
  became: ReadonlyMap<string, Became>,
): string {
  const text = readFileSync(document, "utf8");
  const start = text.indexOf(begin);
  const stop = text.indexOf(end);
  if (start < 0 || stop < start) throw new Error(`there is no table in ${document}`);
  const known = readCells(text.slice(start, stop));
  const rows = attacks.map(({ name, tries }) => {
    const cells = versions.map((column) => {
      const told = column === majorOf(version) ? became.get(name) : undefined;
      return told === undefined ? (known.get(name)?.get(column) ?? "") : cellOf(told);
    });
    return rowOf([`\`${name}\``, escaped(tries), ...cells]);
  });
  const head = rowOf(["attack", "what it does", ...versions.map((column) => `Node ${column}`)]);
  const rule = `|${"---|".repeat(2 + versions.length)}`;
  const before = text.slice(0, start + begin.length);
  return [before, "", head, rule, ...rows, "", text.slice(stop)].join("\n");
}

/** What the table says now: by the attack's name, by the column. */
function readCells(table: string): Map<string, Map<string, string>> {
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  return new Map(
    rows.map((row) => {
      const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const name = cells[1]?.slice(1, -1) ?? "";
      return [name, new Map(versions.map((column, i) => [column, cells[i + 3] ?? ""]))];
    }),
  );
}

function cellOf({ off, require }: Became): string {
  return off === require ? off : `${off}; with bwrap ${require}`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function escaped(sentence: string): string {
  return sentence.replaceAll(/[|<_*]/g, "\\$&");
}

function majorOf(version: string): string {
  return version.split(".")[0] ?? "";
}
