import {
  dateToIso,
  dateValue,
  isFiniteNumber,
  isGlobalRegExp,
  mapSize,
  regExpToString,
  setSize,
} from "../primordials.ts";

/** Built-in kinds of object, told by their inner parts: a name or tag could be made up. */
export type Brand = "map" | "set" | "date" | "regexp";

/** The built-in kind of an object; null for all others. */
export function brandOf(value: object): Brand | null {
  if (succeeds(() => mapSize(value))) return "map";
  if (succeeds(() => setSize(value))) return "set";
  if (succeeds(() => dateValue(value as Date))) return "date";
  if (succeeds(() => isGlobalRegExp(value))) return "regexp";
  return null;
}

/** One line for a Date or a RegExp. */
export function textOfBrand(value: object, brand: "date" | "regexp"): string {
  if (brand === "regexp") return regExpToString(value as RegExp);
  return isFiniteNumber(dateValue(value as Date)) ? dateToIso(value as Date) : "Invalid Date";
}

function succeeds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
