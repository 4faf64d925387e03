import { chop, indent, widthOf, wrap } from "./wrap.ts";

/** A value made ready to be set in lines: on one line if it fits, else broken between its items. */
export interface Shape {
  /** All of it on one line. */
  flat: string;
  /** What it is made of, when it can be broken. */
  parts?: Parts;
}

interface Parts {
  open: string;
  items: Item[];
  close: string;
}

/** One member: its label, such as `id: `, its shape, and what follows it: a comma, or nothing. */
interface Item {
  label: string;
  shape: Shape;
  after: string;
}

/** A shape without parts. Text that begins with a parenthesis is words, and breaks between them. */
export function atom(flat: string): Shape {
  return { flat };
}

/** Items between two brackets. `open` and `close` bring the spaces that stand inside them. */
export function group(
  open: string,
  items: readonly { label: string; shape: Shape }[],
  close: string,
  separator = ",",
): Shape {
  const last = items.length - 1;
  const separated = items.map((item, i) => ({ ...item, after: i === last ? "" : separator }));
  const inner = separated.map((item) => item.label + item.shape.flat + item.after).join(" ");
  return {
    flat: open + inner + close,
    parts: { open, items: separated, close },
  };
}

/**
 * Sets a shape in lines of at most `width` columns. Each line takes as many items as fit; an item
 * that does not fit starts a line of its own, two columns in, and is broken the same way.
 */
export function setInLines(shape: Shape, width: number): string[] {
  return filled(shape, { width, used: 0, tail: "" }).flatMap((line) => chop(line, width));
}

interface Room {
  /** Columns of every line but the first, of which `used` are taken. */
  width: number;
  used: number;
  /** What must still follow on the last line: commas and the closing brackets around this shape. */
  tail: string;
}

function filled(shape: Shape, room: Room): string[] {
  const { width, used, tail } = room;
  if (used + widthOf(shape.flat + tail) <= width) return [shape.flat + tail];
  if (shape.parts === undefined) return brokenAtom(shape.flat, room);
  const { open, items, close } = shape.parts;
  const lines: string[] = [];
  let line = open;
  let column = used + widthOf(open);
  items.forEach((item, index) => {
    const end = index === items.length - 1 ? close + tail : item.after;
    const gap = index === 0 ? "" : " ";
    const flat = gap + item.label + item.shape.flat + end;
    if (column + widthOf(flat) <= width) {
      line += flat;
      column += widthOf(flat);
      return;
    }
    const step = items.length === 1 ? 0 : 2;
    const behind = column + widthOf(gap + item.label + (item.shape.parts?.open ?? ""));
    // Two opening brackets on one line are easy to read only where one holds nothing but the other.
    const isBehind =
      item.shape.parts !== undefined && behind <= width && (index === 0 || holdsOneBracket(item));
    const set = isBehind
      ? linesBehind(item, end, { start: line + gap, column: column + gap.length, width, step })
      : [line.trimEnd(), ...ownLines(item, end, width)];
    line = set.pop() ?? "";
    column = widthOf(line);
    lines.push(...set);
  });
  return [...lines, line];
}

/** Whether an item is a bracket that holds nothing but another bracket. */
function holdsOneBracket({ shape }: Item): boolean {
  const [only, ...others] = shape.parts?.items ?? [];
  return only?.shape.parts !== undefined && others.length === 0;
}

/**
 * An item right behind what stands before it on the line. An only item moves no further in (`step` is
 * 0), so that brackets around brackets cost no room.
 */
function linesBehind(
  item: Item,
  end: string,
  place: { start: string; column: number; width: number; step: number },
): string[] {
  const { start, column, width, step } = place;
  const used = column + widthOf(item.label);
  const room = { width: width - step, used: used - step, tail: end };
  const [first = "", ...rest] = filled(item.shape, room);
  return [start + item.label + first, ...indent(rest, step)];
}

function ownLines(item: Item, end: string, width: number): string[] {
  const used = widthOf(item.label);
  const [first = "", ...rest] = filled(item.shape, { width: width - 2, used, tail: end });
  return indent([(item.label + first).trimEnd(), ...rest], 2);
}

/** Something that has no parts: on the next line if it fits there, words broken between words. */
function brokenAtom(text: string, { width, used, tail }: Room): string[] {
  const room = width - 2;
  if (used > 0 && widthOf(text + tail) <= room) return ["", `  ${text}${tail}`];
  if (used > 0 && widthOf(text) <= room) return ["", `  ${text}`, tail.trimStart()];
  const isWords = text.startsWith("(") && width > 12;
  if (!isWords) return [text + tail];
  return used > 0 ? ["", ...indent(wrap(text + tail, room), 2)] : wrap(text + tail, width);
}
