import {
  append,
  bare,
  getOwnPropertyDescriptor,
  isArray,
  ownKeys,
  padText,
  repeatText,
} from "../primordials.ts";
import { inspect } from "./inspect.ts";

const mostRows = 100;
const mostColumns = 20;

interface Row {
  key: string;
  cells: Record<string, string>;
}

/** Rows and columns in a frame, as `console.table` prints them; null for what is no table. */
export function tableText(data: unknown): string | null {
  if (typeof data !== "object" || data === null) return null;
  const columns: string[] = [];
  const rows: Row[] = [];
  const keys = enumerableKeys(data);
  for (let i = 0; i < keys.length && i < mostRows; i += 1) {
    append(rows, rowOf(keys[i] ?? "", memberOf(data, keys[i] ?? ""), columns));
  }
  return framed(rows, columns);
}

const indexColumn = "(index)";
const valueColumn = "Values";

function rowOf(key: string, value: unknown, columns: string[]): Row {
  const cells: Record<string, string> = bare({});
  if (typeof value === "object" && value !== null) {
    const keys = enumerableKeys(value);
    for (let i = 0; i < keys.length && i < mostColumns; i += 1) {
      const column = keys[i] ?? "";
      cells[column] = inspect(memberOf(value, column));
      remember(columns, column);
    }
  } else {
    cells[valueColumn] = inspect(value);
    remember(columns, valueColumn);
  }
  return bare({ key, cells });
}

function remember(columns: string[], column: string): void {
  for (let i = 0; i < columns.length; i += 1) if (columns[i] === column) return;
  append(columns, column);
}

function framed(rows: readonly Row[], columns: readonly string[]): string {
  let top = "┌";
  let head = "│";
  let middle = "├";
  let bottom = "└";
  const bodies: string[] = [];
  for (let r = 0; r < rows.length; r += 1) append(bodies, "│");
  for (let c = -1; c < columns.length; c += 1) {
    const title = c < 0 ? indexColumn : (columns[c] ?? "");
    const width = widthOf(rows, c < 0 ? null : title, title.length);
    const last = c === columns.length - 1;
    const line = repeatText("─", width + 2);
    top += line + (last ? "┐" : "┬");
    middle += line + (last ? "┤" : "┼");
    bottom += line + (last ? "┘" : "┴");
    head += ` ${padText(title, width)} │`;
    for (let r = 0; r < rows.length; r += 1) {
      bodies[r] += ` ${padText(cellOf(rows[r], c < 0 ? null : title), width)} │`;
    }
  }
  let text = `${top}\n${head}\n${middle}`;
  for (let r = 0; r < bodies.length; r += 1) text += `\n${bodies[r]}`;
  return `${text}\n${bottom}`;
}

function cellOf(row: Row | undefined, column: string | null): string {
  if (row === undefined) return "";
  return column === null ? row.key : (row.cells[column] ?? "");
}

function widthOf(rows: readonly Row[], column: string | null, least: number): number {
  let width = least;
  for (let r = 0; r < rows.length; r += 1) {
    const { length } = cellOf(rows[r], column);
    if (length > width) width = length;
  }
  return width;
}

function enumerableKeys(value: object): string[] {
  const keys: string[] = [];
  const all = ownKeys(value);
  for (let i = 0; i < all.length; i += 1) {
    const key = all[i];
    if (typeof key !== "string" || (isArray(value) && key === "length")) continue;
    if (getOwnPropertyDescriptor(value, key)?.enumerable === true) append(keys, key);
  }
  return keys;
}

function memberOf(value: object, key: string): unknown {
  return getOwnPropertyDescriptor(value, key)?.value;
}
