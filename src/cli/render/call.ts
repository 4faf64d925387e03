import type { Given, GivenArgument } from "../../grading/outcome.ts";
import type { Json } from "../../json.ts";
import { type Cut, cutsAround, tooHeavy, tooLong } from "./cut.ts";
import { visible } from "./invisible.ts";
import { pathLines, pathText } from "./json-path.ts";
import { coloursOf, type Look } from "./look.ts";
import { atom, group, type Shape, setInLines } from "./shape.ts";
import { shapeOf } from "./values.ts";
import { chop, indent, padded, widthOf, wrap } from "./wrap.ts";

/** What fits is decided on lines of so many columns: the same is shown on every screen. */
const reference = 72;

/**
 * What was done, as a student would type it: one call with the names of its parameters, or the
 * numbered steps of a script or of a sequence of calls. Where that takes more than `most` lines,
 * arguments are cut, and what is left out of them is described in parentheses.
 */
export function renderCalls(
  given: readonly Given[],
  { look, width, most, mayBeDense = false }: CallRoom,
): string[] {
  const [whole, near, only] = cutsAround([]);
  const cuts = tooHeavy(given.flatMap(valuesIn)) ? [near, only] : [whole, near, only];
  const manners = cuts.flatMap((cut) =>
    (mayBeDense ? [false, true] : [false]).map((dense) => ({ cut, dense })),
  );
  const length = (manner: Manner) => setCalls(given, { look, width: reference, ...manner }).length;
  // When nothing makes it short enough, what is shortest is taken, and of those what says most.
  const shortest = Math.max(most, Math.min(...manners.map(length)));
  const manner = manners.find((one) => length(one) <= shortest);
  return setCalls(given, { look, width, ...(manner ?? { cut: only, dense: mayBeDense }) });
}

/** Room for calls, in columns and lines. */
export interface CallRoom {
  look: Look;
  width: number;
  most: number;
  /** Several arguments may share a line where that makes it short enough. */
  mayBeDense?: boolean;
}

/** How calls are set in lines. */
interface Manner {
  cut: Cut;
  /** As many arguments on a line as fit, not one on each. */
  dense: boolean;
}

interface Page extends Manner {
  look: Look;
  width: number;
}

function setCalls(given: readonly Given[], page: Page): string[] {
  const [first, ...more] = given;
  if (first === undefined) return [];
  if (more.length === 0) return setStep(first, page);
  const digits = String(given.length).length;
  const room = { ...page, width: page.width - digits - 2 };
  return given.flatMap((step, index) => {
    const [line = "", ...rest] = setStep(step, room);
    const number = coloursOf(page.look).dim(String(index + 1).padStart(digits));
    return [`${number}  ${line}`, ...indent(rest, digits + 2)];
  });
}

function setStep(step: Given, page: Page): string[] {
  const { look, width } = page;
  switch (step.do) {
    case "put":
      return setAssignment([`const ${visible(step.name, look)}`], step.value, page);
    case "set":
      return setAssignment(pathLines(step.path, look, width), step.value, page);
    case "show":
      return withComment([visible(step.name, look)], "looked at now", page);
    case "call":
      return setCall(step, page);
  }
}

/** `target = value;` where `target` may take several lines already. */
function setAssignment(target: readonly string[], value: Json, { look, width, cut }: Page) {
  const last = target.at(-1) ?? "";
  const shape = bare(shapeOf(value, { look, patterns: false, cut }));
  const beside = setInLines(group(`${last} = `, [shape], ";"), width);
  if (beside[0]?.startsWith(`${last} = `)) return [...target.slice(0, -1), ...beside];
  return [...target, ...indent(setInLines(group("= ", [shape], ";"), width - 2), 2)];
}

function setCall(step: Extract<Given, { do: "call" }>, page: Page): string[] {
  const { look, width, dense } = page;
  const named = step.as === undefined ? "" : `const ${visible(step.as, look)} = `;
  const open = `${named}${visible(step.function, look)}(`;
  const close = step.as === undefined ? ")" : ");";
  const onOneLine = (long: boolean) =>
    group(
      open,
      step.arguments.map((argument) => bare(argumentShape(argument, page, long))),
      close,
    );
  const { flat } = onOneLine(false);
  const names = step.arguments.map((argument) => visible(argument.name, look)).join(", ");
  if (widthOf(flat) <= width) {
    return step.arguments.length > 1 ? withComment([flat], names, page) : [flat];
  }
  const filled = setInLines(onOneLine(true), width);
  if (step.arguments.length === 1) return filled;
  if (filled.length === 2 || dense) return withComment(filled, names, page);
  const shapes = step.arguments.map((argument) => argumentShape(argument, page, true));
  return [...chop(open, width), ...indent(setArguments(shapes, step.arguments, page), 2), close];
}

/** One argument a line, each with its parameter's name behind it. */
function setArguments(
  shapes: readonly Shape[],
  args: readonly GivenArgument[],
  page: Page,
): string[] {
  const { look, width } = page;
  const room = width - 2;
  const blocks = shapes.map((shape, index) => {
    const comma = index === shapes.length - 1 ? "" : ",";
    return setInLines(group("", [bare(shape)], comma), room);
  });
  const column = Math.min(Math.max(...blocks.map((lines) => widthOf(lines.at(-1) ?? ""))), 48);
  return blocks.flatMap((lines, index) => {
    const last = lines.at(-1) ?? "";
    const name = visible(args[index]?.name ?? "", look);
    const fits = column + widthOf(name) + 6 <= room;
    const aligned = fits ? [...lines.slice(0, -1), padded(last, column)] : lines;
    return withComment(aligned, name, { ...page, width: room });
  });
}

function argumentShape(argument: GivenArgument, { look, cut }: Page, long: boolean): Shape {
  if (argument.ref !== undefined) return atom(pathText(argument.ref, look));
  if (argument.value === undefined) return atom("undefined");
  const view = { look, patterns: false, cut };
  const isLong = long || (typeof argument.value === "string" && tooLong(argument.value, cut));
  const parsed = isLong ? parsedExactly(argument.value) : undefined;
  if (parsed === undefined) return shapeOf(argument.value, view);
  return group("JSON.stringify(", [bare(shapeOf(parsed, view))], ")");
}

/** The value that `JSON.stringify` would write as exactly this text; nothing for any other text. */
function parsedExactly(text: Json): Json | undefined {
  if (typeof text !== "string" || !/^[[{]/.test(text)) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    // Not JSON, or nested too deep to be written again: it is shown as the text it is.
    return undefined;
  }
}

/** A remark behind the last line, or on lines of its own where it does not fit. */
function withComment(lines: readonly string[], words: string, { look, width }: Page): string[] {
  const { dim } = coloursOf(look);
  const last = lines.at(-1) ?? "";
  const beside = `${last}   // ${words}`;
  if (widthOf(beside) <= width) return [...lines.slice(0, -1), last + dim(`   // ${words}`)];
  return [...lines, ...wrap(words, width - 5).map((line) => dim(`  // ${line}`))];
}

function bare(shape: Shape): { label: string; shape: Shape } {
  return { label: "", shape };
}

function valuesIn(step: Given): Json[] {
  if (step.do === "call") return step.arguments.flatMap((argument) => argument.value ?? []);
  return step.do === "show" ? [] : [step.value];
}
