import {
  append,
  isArray,
  isBufferView,
  lengthOfTyped,
  mapForEach,
  mapSize,
  setForEach,
  setSize,
} from "../primordials.ts";
import { brandOf, textOfBrand } from "./brands.ts";
import type { Inspection } from "./inspect.ts";
import { block, constructorName } from "./members.ts";

const mostElements = 100;

/** Text of an object that is shown in a way of its own: lists, Maps, Dates; null for the others. */
export function ownText(value: object, inspection: Inspection): string | null {
  if (isArray(value)) return listText(value, value.length, "", inspection);
  if (isBufferView(value)) return typedText(value, inspection);
  const brand = brandOf(value);
  switch (brand) {
    case "map":
      return mapText(value as Map<unknown, unknown>, inspection);
    case "set":
      return setText(value as Set<unknown>, inspection);
    case "date":
    case "regexp":
      return textOfBrand(value, brand);
    default:
      return null;
  }
}

function typedText(value: object, inspection: Inspection): string | null {
  let length: number;
  try {
    length = lengthOfTyped(value);
  } catch {
    return null;
  }
  const prefix = `${constructorName(value) ?? "TypedArray"}(${length}) `;
  return listText(value as unknown[], length, prefix, inspection);
}

function listText(
  list: readonly unknown[],
  length: number,
  prefix: string,
  inspection: Inspection,
): string {
  const items: string[] = [];
  for (let i = 0; i < length && i < mostElements; i += 1) {
    append(items, inspection.inside(list[i]));
  }
  return block(`${prefix}[`, withRest(items, length), "]");
}

function mapText(map: Map<unknown, unknown>, inspection: Inspection): string {
  const items: string[] = [];
  mapForEach(map, (value: unknown, key: unknown) => {
    if (items.length >= mostElements) return;
    append(items, `${inspection.inside(key)} => ${inspection.inside(value)}`);
  });
  const size = mapSize(map);
  return block(`Map(${size}) {`, withRest(items, size), "}");
}

function setText(set: Set<unknown>, inspection: Inspection): string {
  const items: string[] = [];
  setForEach(set, (value: unknown) => {
    if (items.length < mostElements) append(items, inspection.inside(value));
  });
  const size = setSize(set);
  return block(`Set(${size}) {`, withRest(items, size), "}");
}

function withRest(items: string[], size: number): string[] {
  if (size > items.length) append(items, `… ${size - items.length} more`);
  return items;
}
