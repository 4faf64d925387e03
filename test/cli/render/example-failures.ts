import type { Failure } from "../../../src/grading/outcome.ts";
import type { Report } from "../../../src/grading/report.ts";
import type { Json } from "../../../src/json.ts";
import type { Fault } from "../../../src/sandbox/reply.ts";
import {
  called,
  checks,
  excerpt,
  exercise,
  failure,
  faultFailure,
  lessonWith,
  report,
} from "./example-reports.ts";

const version = "io.modelcontextprotocol/protocolVersion";
/** Member of `_meta` for the capabilities of a client. */
export const capabilities = "io.modelcontextprotocol/clientCapabilities";

/** Where error_response is defined. */
export const definition = excerpt(
  "error_response.ts",
  3,
  17,
  'import { VERSION } from "./protocol.ts";\n\nexport function error_response(id, code, message, data) {\n  if (data) {',
);
/** The call that most of the failures are about. */
export const call = called("error_response", { id: 1, code: -32000, message: "m", data: 0 });
/** What it should answer. */
export const expected = { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "m", data: 0 } };

/** A report on one check that gave an answer, or did something else in the call. */
export function inCall(parts: Partial<Failure>): Report {
  return lessonWith(failure({ given: call, at: definition, ...parts }));
}

/** A report on one check whose call ended in a fault. */
export function faultInCall(fault: Fault, parts: Partial<Failure> = {}): Report {
  return lessonWith(faultFailure(fault, { given: call, at: definition, ...parts }));
}

/** A fault that keeps every check of the first exercise from being judged. */
export function atLoad(fault: Fault): Report {
  const failed = { status: "failed" as const, failure: faultFailure(fault) };
  const blocked = {
    status: "blocked" as const,
    by: [{ exercise: "make_request" }],
    failure: failure(),
  };
  return report([
    exercise("make_request", checks(9, failed)),
    exercise("handle", checks(9, blocked), { needs: ["make_request"] }),
  ]);
}

/** A request that make_request should answer. */
export function request(caps: Json, version2 = "2026-07-28"): Json {
  return {
    jsonrpc: "2.0",
    id: 2,
    method: "tools/call",
    params: {
      name: "add",
      arguments: { a: 1, b: 2 },
      _meta: { [version]: version2, [capabilities]: caps },
    },
  };
}
