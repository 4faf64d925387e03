import type { Kind } from "../../grading/outcome.ts";

/** Each kind of failure in the few words that a line of a list has room for. */
export const kindWords: Readonly<Record<Kind, string>> = {
  value: "another answer",
  threw: "it throws",
  promise: "a Promise comes back",
  text: "text comes back",
  nothing: "nothing comes back",
  "not-json": "no JSON value",
  syntax: "syntax error",
  "import-refused": "an import is refused",
  "missing-file": "there is no file to read",
  "missing-export": "an export is missing",
  "not-a-function": "what is exported is no function",
  timeout: "no answer in time",
  memory: "too much memory",
  output: "too much output",
  exit: "it ends the process",
  remembers: "it remembers earlier calls",
  starter: "still the starter",
};
