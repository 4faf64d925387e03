import type { Json } from "../json.ts";
import type { Expected } from "./pattern.ts";

/**
 * An expected value as a report holds it: without `undefined` members, patterns as
 * `{"$pattern": …}`. A copy, so that a report never shares objects with a grader.
 */
export function asJson(expected: Expected): Json {
  return JSON.parse(JSON.stringify(expected)) as Json;
}
