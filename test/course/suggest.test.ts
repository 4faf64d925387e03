import { expect, test } from "vitest";
import { suggest } from "../../src/course/suggest.ts";

const known = ["make_request", "error_response", "check_envelope", "handle"];

test.each([
  ["hadle", ["handle"]],
  ["Handle", ["handle"]],
  ["check-envelope", ["check_envelope"]],
  ["make", ["make_request"]],
  ["makerequest", ["make_request"]],
  ["hnadle", ["handle"]],
  ["zzz", []],
  ["", []],
])("for %o it suggests %o", (name, suggestions) => {
  expect(suggest(name, known)).toEqual(suggestions);
});
