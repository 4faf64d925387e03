import type { Report } from "../../../src/grading/report.ts";
import { atLoad } from "./example-failures.ts";
import { excerpt } from "./example-reports.ts";

/** Code that could not be called at all. */
export const screensOfLoading: Readonly<Record<string, Report>> = {
  "threw-at-load": atLoad({
    kind: "threw",
    when: "load",
    thrown: { name: "ReferenceError", message: "process is not defined", frames: [] },
    at: excerpt(
      "make_request.ts",
      1,
      15,
      "const debug = process.env.DEBUG;\nexport function make_request() {",
    ),
  }),
  "timeout-at-load": atLoad({
    kind: "timeout",
    when: "load",
    limit: { name: "loadMs", value: 1000 },
    attempts: 1,
  }),
  syntax: atLoad({
    kind: "syntax",
    message: 'Expected ")" but found "{"',
    at: excerpt(
      "make_request.ts",
      7,
      21,
      "export function make_request(id, method) {\n  const request = build(id, method);\n  if (request.error {\n    return request;\n  }",
    ),
  }),
  "import-of-a-package": atLoad({
    kind: "import-refused",
    specifier: "lodash",
    because: "a-package",
    limit: null,
    at: excerpt(
      "make_request.ts",
      1,
      19,
      'import { get } from "lodash";\n\nexport function make_request() {',
    ),
  }),
  "import-too-large": atLoad({
    kind: "import-refused",
    specifier: "./data.ts",
    because: "too-much-source",
    limit: { name: "sourceKiB", value: 256 },
    at: excerpt("make_request.ts", 1, 18, 'import data from "./data.ts";'),
  }),
  "missing-file": atLoad({
    kind: "missing-file",
    file: "make_request.ts",
    found: "nothing",
    instead: [],
  }),
  "missing-file-misnamed": atLoad({
    kind: "missing-file",
    file: "make_request.ts",
    found: "nothing",
    instead: ["make-request.ts"],
  }),
  "missing-file-folder": atLoad({
    kind: "missing-file",
    file: "make_request.ts",
    found: "folder",
    instead: [],
  }),
  "missing-export-default": atLoad({
    kind: "missing-export",
    name: "make_request",
    file: "make_request.ts",
    exports: [{ name: "default", type: "function" }],
    empty: null,
  }),
  "missing-export-renamed": atLoad({
    kind: "missing-export",
    name: "make_request",
    file: "make_request.ts",
    exports: [{ name: "makeRequest", type: "function" }],
    empty: null,
  }),
  "missing-export-none": atLoad({
    kind: "missing-export",
    name: "make_request",
    file: "make_request.ts",
    exports: [],
    empty: null,
  }),
  "missing-export-comments": atLoad({
    kind: "missing-export",
    name: "make_request",
    file: "make_request.ts",
    exports: [],
    empty: "comments",
  }),
  "not-a-function": atLoad({
    kind: "not-a-function",
    name: "make_request",
    file: "make_request.ts",
    type: "class",
  }),
};
