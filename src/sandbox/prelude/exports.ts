import { arrayText, quote } from "./json-text.ts";
import {
  append,
  functionToString,
  getOwnPropertyDescriptor,
  hasOwn,
  ownKeys,
  sliceText,
} from "./primordials.ts";

const mostExports = 100;

/** What a module exports by name, read as an import would: at the time of asking. */
export interface Exports {
  /** JSON text of the list of exports found. */
  list(): string;
  has(name: string): boolean;
  get(name: string): unknown;
}

/**
 * @param module the completion value of the program's function: an object with a getter for each
 *   export, or whatever a CommonJS module put into `module.exports`
 */
export function createExports(module: unknown): Exports {
  const members = isNamespace(module) ? module : null;
  const names = members === null ? [] : exportedNames(members);
  return {
    list() {
      const texts: string[] = [];
      if (members === null && module !== undefined) {
        append(texts, foundText("module.exports", typeOf(module)));
      }
      for (let i = 0; i < names.length && i < mostExports; i += 1) {
        const name = names[i] ?? "";
        append(texts, foundText(name, typeOfExport(members, name)));
      }
      return arrayText(texts);
    },
    has: (name) => members !== null && hasOwn(members, name),
    get: (name) => (members as Record<string, unknown>)[name],
  };
}

/** What the bundler makes of `export`; `export =` and all else of CommonJS export nothing by name. */
function isNamespace(module: unknown): module is object {
  return typeof module === "object" && module !== null && hasOwn(module, "__esModule");
}

function exportedNames(members: object): string[] {
  const names: string[] = [];
  const keys = ownKeys(members);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i];
    if (typeof key !== "string") continue;
    if (getOwnPropertyDescriptor(members, key)?.enumerable === true) append(names, key);
  }
  return names;
}

function typeOfExport(members: object | null, name: string): string {
  try {
    return typeOf((members as Record<string, unknown>)[name]);
  } catch {
    // A `let` or `class` that the module never came to.
    return "undefined";
  }
}

/** What `typeof` says, or `class`. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value !== "function") return typeof value;
  return sliceText(functionToString(value), 0, 5) === "class" ? "class" : "function";
}

function foundText(name: string, type: string): string {
  return `{"name":${quote(name)},"type":${quote(type)}}`;
}
