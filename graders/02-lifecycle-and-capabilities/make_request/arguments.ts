import { fc } from "mcp-course/grader";
import type { JsonObject } from "../../../solutions/02-lifecycle-and-capabilities/protocol.ts";
import { jsonObject, text } from "../generators.ts";
import { VERSION } from "../names.ts";

/** Params without a `_meta` of their own: what becomes of that one is for the most part open. */
export function paramsObject(): fc.Arbitrary<JsonObject> {
  return jsonObject().filter((params) => !Object.hasOwn(params, "_meta"));
}

/** The name of a version: of this one, of an older one, of none. */
export function versionText(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom("2025-11-25", "2024-11-05", "1900-01-01", "", VERSION), text());
}

/** An argument that in one case of three is null or left out. */
export function orNothing<T>(given: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> {
  return fc.oneof(
    { weight: 2, arbitrary: given },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
  );
}
