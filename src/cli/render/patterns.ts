import type { Json, JsonObject } from "../../json.ts";
import { visible } from "./invisible.ts";
import type { Look } from "./look.ts";
import { count, listed } from "./prose.ts";
import { atom, group, type Shape } from "./shape.ts";

/** How the values inside a pattern are shown. */
export interface InnerView {
  look: Look;
  /** Of several forms, show only the first. */
  isCut: boolean;
  shape: (value: Json) => Shape;
  /** An object's members, and words that stand after them. */
  members: (value: JsonObject, more: Shape) => Shape;
}

/**
 * A pattern of a check in words, such as `(text naming protocolVersion)`; null for an object
 * that is no pattern after all. Words stand in parentheses, so that no value looks like them.
 */
export function patternShape(value: JsonObject, view: InnerView): Shape | null {
  switch (value.$pattern) {
    case "any":
      return atom("(anything)");
    case "text":
      return isTexts(value.naming) ? atom(textWords(value.naming, view)) : null;
    case "anyOf":
      return Array.isArray(value.of) ? alternatives(value.of, view) : null;
    case "optional":
      return value.value === undefined ? null : optionalShape(value.value, view);
    case "open":
      return isObject(value.members) ? view.members(value.members, atom("(others allowed)")) : null;
    case "not":
      return value.value === undefined
        ? null
        : group("(", [{ label: "anything but ", shape: view.shape(value.value) }], ")");
    default:
      return null;
  }
}

/** What a text must name to fit, when a pattern for text is expected; else null. */
export function namingOf(expected: Json): string[] | null {
  const isText = isObject(expected) && expected.$pattern === "text";
  return isText && isTexts(expected.naming) ? expected.naming : null;
}

/** Whether a pattern says hardly anything of a value: anything may stand there, or any text. */
export function isOpen(expected: Json): boolean {
  if (!isObject(expected)) return false;
  const { $pattern, naming, value } = expected;
  if ($pattern === "any") return true;
  if ($pattern === "text") return Array.isArray(naming) && naming.length === 0;
  return $pattern === "optional" && value !== undefined && isOpen(value);
}

function textWords(naming: readonly string[], { look }: InnerView): string {
  if (naming.length === 0) return "(any text)";
  const names = naming.map((name) => visible(name, look));
  return `(text naming ${listed(names, "and")})`;
}

function alternatives(of: readonly Json[], view: InnerView): Shape {
  const [first, ...others] = of;
  const hasObjects = of.some((one) => typeof one === "object" && one !== null);
  if (view.isCut && hasObjects && first !== undefined && others.length > 0) {
    const more = atom(`or ${count(others.length, "other form")}`);
    return group("(", [bare(view.shape(first)), bare(more)], ")");
  }
  return group(of.length === 2 ? "(either " : "(one of: ", joinedByOr(of, view), ")", "");
}

function joinedByOr(of: readonly Json[], view: InnerView): { label: string; shape: Shape }[] {
  return of.map((alternative, index) => ({
    label: index === 0 ? "" : "or ",
    shape: view.shape(alternative),
  }));
}

function optionalShape(value: Json, view: InnerView): Shape {
  const inner = isObject(value) ? value : {};
  if (inner.$pattern === "any") return atom("(anything, or left out)");
  const of = inner.$pattern === "anyOf" && Array.isArray(inner.of) ? inner.of : [value];
  return group("(", [...joinedByOr(of, view), bare(atom("or left out"))], ")", "");
}

function bare(shape: Shape): { label: string; shape: Shape } {
  return { label: "", shape };
}

function isTexts(value: Json | undefined): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
