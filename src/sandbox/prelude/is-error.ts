import { errorPrototype, isPrototype, objectToString } from "./primordials.ts";

/** Whether it is an error: of this realm, or one that V8 or Node made elsewhere. A Proxy may throw. */
export function isError(value: unknown): value is Error {
  if (typeof value !== "object" || value === null) return false;
  return isPrototype(errorPrototype, value) || objectToString(value) === "[object Error]";
}
