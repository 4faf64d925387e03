import { any, type Expected, open, optional } from "mcp-course/grader";
import type { JsonObject } from "../../../solutions/02-lifecycle-and-capabilities/protocol.ts";
import { errorAnswer, oneOf } from "../answers.ts";
import { isLegalId, judge } from "../check_envelope/oracle.ts";
import { VERSION } from "../names.ts";

/** What `handle(text)` may answer. */
export function expectedOfHandle(text: string): Expected {
  const { request, refusals } = judge(text);
  const answers = request === null ? refusals : [...answersTo(request), ...refusals];
  return oneOf(answers as [Expected, ...Expected[]]);
}

/** The answers to a good request, most literal first. An id that is null may mean: no id. */
function answersTo(request: JsonObject): Expected[] {
  if (request.id === undefined) return [null];
  const isKnown = request.method === "server/discover";
  const id = isLegalId(request.id) ? request.id : optional(any);
  const answer = isKnown ? discovery(id) : errorAnswer(id, -32601);
  return request.id === null ? [answer, null] : [answer];
}

/** The answer to `server/discover`; its result may hold more. */
export function discovery(id: Expected): Expected {
  return {
    jsonrpc: "2.0",
    id,
    result: open({
      resultType: "complete",
      supportedVersions: [VERSION],
      capabilities: { tools: {} },
    }),
  };
}
