import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../src/paths.ts";
import type { Attack } from "./attack.ts";

/** The document that the table of attacks stands in. */
export const document = join(packageRoot, "docs", "security.md");

const versions = ["20", "22", "24", "26"];
const begin = "<!-- attacks: written by the run of test/sandbox/attacks.test.ts -->";
const end = "<!-- end of attacks -->";

/** What became of an attack without the walls of the system, and with them. */
export interface Became {
  off: string;
  require: string;
}

/** Whether the table has a column for this version of Node, `22.1.0` for instance. */
export function hasColumn(version: string): boolean {
  return versions.includes(majorOf(version));
}

/**
 * The document as it must be after a run: the column of the Node that ran holds what became of each
 * attack; the other columns stay as they are.
 */
export function documentAfter(
  version: string,
  attacks: readonly Attack[],
  became: ReadonlyMap<string, Became>,
): string {
  const text = readFileSync(document, "utf8");
  const start = text.indexOf(begin) + begin.length;
  const stop = text.indexOf(end);
  if (stop < 0) throw new Error(`there is no table in ${document}`);
  const known = readCells(text.slice(start, stop));
  const rows = attacks.map(({ name }) => {
    const cells = versions.map((column) =>
      column === majorOf(version) ? cellOf(became.get(name)) : (known.get(name)?.get(column) ?? ""),
    );
    return rowOf([name, ...cells]);
  });
  const head = [
    rowOf(["attack", ...versions.map((column) => `Node ${column}`)]),
    "|---|---|---|---|---|",
  ];
  return [text.slice(0, start), "", ...head, ...rows, "", text.slice(stop)].join("\n");
}

function readCells(table: string): Map<string, Map<string, string>> {
  const rows = table.split("\n").filter((line) => line.startsWith("| "));
  return new Map(
    rows.map((row) => {
      const [name = "", ...cells] = row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name, new Map(versions.map((column, i) => [column, cells[i] ?? ""]))];
    }),
  );
}

function cellOf(became: Became | undefined): string {
  if (became === undefined) return "";
  const { off, require } = became;
  return off === require ? off : `${off}; with bwrap ${require}`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function majorOf(version: string): string {
  return version.split(".")[0] ?? "";
}
