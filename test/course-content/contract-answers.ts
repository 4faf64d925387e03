import type { Json, JsonObject } from "../../src/json.ts";
import type { Answer, Row } from "./contract-table.ts";

const VERSION = "2026-07-28";

/** Every kind of answer there is. */
export const allAnswers: readonly Answer[] = [
  -32700,
  -32600,
  -32601,
  -32602,
  -32022,
  "request",
  "result",
  "silence",
];

/** The kind of an answer that was given. */
export function kindOf(answer: Json): Answer {
  if (answer === null) return "silence";
  const { error, result } = answer as JsonObject;
  if (result !== undefined) return "result";
  return error === undefined ? "request" : ((error as JsonObject).code as Answer);
}

/** An answer of a kind as the contract has it, word for word where it gives words. */
export function answerTo(row: Row, kind: Answer, id: Json = row.id): Json {
  switch (kind) {
    case "silence":
      return null;
    case "request":
      return JSON.parse(row.text.replace(/^\uFEFF/, "") || "null") as Json;
    case "result": {
      const capabilities = { tools: {} };
      const result = { resultType: "complete", supportedVersions: [VERSION], capabilities };
      return { jsonrpc: "2.0", id, result };
    }
    case -32700:
      return errorOf(null, { code: kind, message: "Parse error" });
    case -32022: {
      const data = { supported: [VERSION], requested: requestedIn(row) };
      return errorOf(id, { code: kind, message: "Unsupported protocol version", data });
    }
    default:
      return errorOf(id, { code: kind, message: `About ${row.naming.join(" and ")}` });
  }
}

function errorOf(id: Json, error: JsonObject): Json {
  return { jsonrpc: "2.0", id, error };
}

function requestedIn({ text }: Row): Json {
  const found = /protocolVersion":(\[.*?\]|[^,}]+)/.exec(text)?.[1];
  return JSON.parse(found ?? "null") as Json;
}
