import type { Report } from "../../../src/grading/report.ts";
import { expected, faultInCall, request } from "./example-failures.ts";
import { called, excerpt } from "./example-reports.ts";

/** Code that did not answer a call. */
export const screensOfCalls: Readonly<Record<string, Report>> = {
  nothing: faultInCall({ kind: "nothing" }, { expected }),
  promise: faultInCall({ kind: "promise", settles: true }, { expected }),
  "promise-never-settles": faultInCall({ kind: "promise", settles: false }, { expected }),
  "not-json": faultInCall(
    { kind: "not-json", path: ["error", "code"], found: "NaN" },
    { expected },
  ),
  threw: faultInCall(
    {
      kind: "threw",
      when: "call",
      thrown: {
        name: "TypeError",
        message: "Cannot read properties of undefined (reading '_meta')",
        frames: [
          { file: "check_envelope.ts", line: 12, column: 25, function: "metaOf" },
          { file: "handle.ts", line: 7, column: 3, function: "handle" },
        ],
      },
      at: excerpt(
        "check_envelope.ts",
        12,
        25,
        "\nfunction metaOf(request: Request) {\n\treturn request.params._meta;\n}\n",
      ),
    },
    { given: called("handle", { text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }) },
  ),
  "threw-overflow": faultInCall({
    kind: "threw",
    when: "call",
    thrown: { name: "RangeError", message: "Maximum call stack size exceeded", frames: [] },
    at: null,
  }),
  timeout: faultInCall(
    { kind: "timeout", when: "call", limit: { name: "callMs", value: 1000 }, attempts: 3 },
    {
      given: called("handle", { text: JSON.stringify(request({})) }),
      console: { text: "reading\nchecking ping\n", dropped: 0 },
    },
  ),
  "timeout-of-all": faultInCall({
    kind: "timeout",
    when: "submission",
    limit: { name: "submissionMs", value: 20_000 },
    attempts: 1,
  }),
  memory: faultInCall({ kind: "memory", when: "call", limit: { name: "heapMiB", value: 96 } }),
  output: faultInCall({ kind: "output", when: "call", limit: { name: "replyKiB", value: 1024 } }),
  exit: faultInCall({ kind: "exit", when: "call", code: 0, signal: null }),
};
