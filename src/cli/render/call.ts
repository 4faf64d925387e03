import type { Given, GivenArgument } from "../../grading/outcome.ts";
import type { Json } from "../../json.ts";
import { type Cut, cutsAround, tooHeavy } from "./cut.ts";
import { visible } from "./invisible.ts";
import { pathText } from "./json-path.ts";
import { coloursOf, type Look } from "./look.ts";
import { atom, group, type Shape, setInLines } from "./shape.ts";
import { shapeOf } from "./values.ts";
import { indent, padded, widthOf } from "./wrap.ts";

/** Lines that the calls of one check may take before their arguments are cut. */
const mostLines = 7;

/** The calls, and whether an argument is only described in them. */
export interface ShownCalls {
  lines: string[];
  cut: boolean;
}

/**
 * What was done, as a student would type it: one call with the names of its parameters, or the
 * numbered steps of a script or of a sequence of calls.
 */
export function renderCalls(given: readonly Given[], look: Look, width: number): ShownCalls {
  const [whole, near, only] = cutsAround([]);
  const cuts = tooHeavy(given.flatMap(valuesIn)) ? [near, only] : [whole, near, only];
  const tried = cuts.map((cut) => () => setCalls(given, { look, width, cut }));
  for (const attempt of tried.slice(0, -1)) {
    const shown = attempt();
    if (shown.lines.length <= mostLines) return shown;
  }
  return setCalls(given, { look, width, cut: only });
}

interface Page {
  look: Look;
  width: number;
  cut: Cut;
}

function setCalls(given: readonly Given[], page: Page): ShownCalls {
  const [first, ...more] = given;
  if (first === undefined) return { lines: [], cut: false };
  if (more.length === 0) return setStep(first, page);
  const digits = String(given.length).length;
  const room = { ...page, width: page.width - digits - 2 };
  const steps = given.map((step) => setStep(step, room));
  return {
    lines: steps.flatMap(({ lines }, index) => numbered(index + 1, digits, lines, page.look)),
    cut: steps.some((step) => step.cut),
  };
}

function numbered(number: number, digits: number, lines: readonly string[], look: Look): string[] {
  const [first = "", ...rest] = lines;
  const label = coloursOf(look).dim(String(number).padStart(digits));
  return [`${label}  ${first}`, ...indent(rest, digits + 2)];
}

function setStep(step: Given, page: Page): ShownCalls {
  const { look, cut } = page;
  switch (step.do) {
    case "put": {
      const value = shapeOf(step.value, { look, patterns: false, cut });
      return setShape(group(`const ${visible(step.name, look)} = `, [bare(value)], ";"), page);
    }
    case "set": {
      const value = shapeOf(step.value, { look, patterns: false, cut });
      return setShape(group(`${pathText(step.path, look)} = `, [bare(value)], ";"), page);
    }
    case "show":
      return {
        lines: [`${visible(step.name, look)}${comment("looked at now", look)}`],
        cut: false,
      };
    case "call":
      return setCall(step, page);
  }
}

function setCall(step: Extract<Given, { do: "call" }>, page: Page): ShownCalls {
  const { look, width } = page;
  const named = step.as === undefined ? "" : `const ${visible(step.as, look)} = `;
  const open = `${named}${visible(step.function, look)}(`;
  const plain = step.arguments.map((argument) => argumentShape(argument, page, false));
  const call = group(open, plain.map(bare), step.as === undefined ? ")" : ");");
  const names = step.arguments.map((argument) => visible(argument.name, look)).join(", ");
  if (widthOf(call.flat) <= width) {
    const line = call.flat;
    const fits = widthOf(line) + 5 + widthOf(names) <= width;
    const remark = step.arguments.length > 1 && fits ? comment(names, look) : "";
    return { lines: [line + remark], cut: call.cut };
  }
  const shapes = step.arguments.map((argument) => argumentShape(argument, page, true));
  const close = step.as === undefined ? ")" : ");";
  if (shapes.length === 1) return setShape(group(open, shapes.map(bare), close), page);
  const lines = setArguments(shapes, step.arguments, page);
  return { lines: [open, ...indent(lines, 2), close], cut: shapes.some((shape) => shape.cut) };
}

/** One argument a line, each with its parameter's name behind it. */
function setArguments(
  shapes: readonly Shape[],
  args: readonly GivenArgument[],
  { look, width }: Page,
): string[] {
  const blocks = shapes.map((shape, index) => {
    const comma = index === shapes.length - 1 ? "" : ",";
    return setInLines(group("", [bare(shape)], comma), width - 2);
  });
  const lastLines = blocks.map((lines) => widthOf(lines.at(-1) ?? ""));
  const column = Math.min(Math.max(...lastLines), 40);
  return blocks.flatMap((lines, index) => {
    const last = lines.at(-1) ?? "";
    const name = visible(args[index]?.name ?? "", look);
    const named = padded(last, column) + comment(name, look);
    return widthOf(named) <= width - 2 ? [...lines.slice(0, -1), named] : lines;
  });
}

function argumentShape(argument: GivenArgument, { look, cut }: Page, long: boolean): Shape {
  if (argument.ref !== undefined) return atom(pathText(argument.ref, look));
  if (argument.value === undefined) return atom("undefined");
  const view = { look, patterns: false, cut };
  const parsed = long ? parsedExactly(argument.value) : undefined;
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

function setShape(shape: Shape, { width }: Page): ShownCalls {
  return { lines: setInLines(shape, width), cut: shape.cut };
}

function comment(text: string, look: Look): string {
  return coloursOf(look).dim(`   // ${text}`);
}

function bare(shape: Shape): { label: string; shape: Shape } {
  return { label: "", shape };
}

function valuesIn(step: Given): Json[] {
  if (step.do === "call") return step.arguments.flatMap((argument) => argument.value ?? []);
  return step.do === "show" ? [] : [step.value];
}
