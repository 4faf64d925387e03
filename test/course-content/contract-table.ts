/**
 * What the contract answers to requests that were also tried against a real server, by hand. It
 * holds solutions and oracles together: it was made from neither of them. Two requests are missing,
 * because no check sends them: members named twice, and members called `error` or `result`.
 */

/** An answer by its kind: the code of an error, or what else may come back. */
export type Answer = -32700 | -32600 | -32601 | -32602 | -32022 | "request" | "result" | "silence";

export interface Row {
  /** What is special about it. */
  request: string;
  text: string;
  /** Every answer of `check_envelope` that is right, the literal one first. */
  envelope: readonly Answer[];
  /** The same for `handle`. */
  handle: readonly Answer[];
  /** The id that an answer carries; `"open"` where that is left to the student. */
  id: string | number | null;
  /** Whether another id is right as well. */
  isIdOpen: boolean;
  /** Keys that the message of a -32602 has to name. */
  naming: readonly string[];
}

type Details = Partial<Pick<Row, "id" | "isIdOpen" | "naming">>;

const version = '"io.modelcontextprotocol/protocolVersion":"2026-07-28"';
const oldVersion = '"io.modelcontextprotocol/protocolVersion":"1900-01-01"';
const capabilities = '"io.modelcontextprotocol/clientCapabilities":{}';
const meta = `"_meta":{${version},${capabilities}}`;
const good = `"params":{${meta}}`;
const old = `"params":{"_meta":{${oldVersion},${capabilities}}}`;
const head = '"jsonrpc":"2.0","id":1';
const discover = '"method":"server/discover"';
const bothKeys = { naming: ["protocolVersion", "clientCapabilities"] };
const anyId = { isIdOpen: true };

export const contractTable: readonly Row[] = [
  row("a good discover", `{${head},${discover},${good}}`, ["request"], ["result"]),
  row("no params", `{${head},${discover}}`, [-32602], bothKeys),
  row("no _meta", `{${head},${discover},"params":{}}`, [-32602], bothKeys),
  row("an empty _meta", `{${head},${discover},"params":{"_meta":{}}}`, [-32602], bothKeys),
  row("only the version", `{${head},${discover},"params":{"_meta":{${version}}}}`, [-32602], {
    naming: ["clientCapabilities"],
  }),
  row("only capabilities", `{${head},${discover},"params":{"_meta":{${capabilities}}}}`, [-32602], {
    naming: ["protocolVersion"],
  }),
  ...["[]", "null", '"tools"', "true", "0"].map((json) =>
    row(`capabilities ${json}`, `{${head},${discover},${good.replace("{}", json)}}`, [-32602]),
  ),
  row("version 1900-01-01", `{${head},${discover},${old}}`, [-32022]),
  ...["20260728", "null", '["2026-07-28"]', "true", '""'].map((json) =>
    row(
      `version ${json}`,
      `{${head},${discover},${good.replace('"2026-07-28"', json)}}`,
      [-32022, -32602],
    ),
  ),
  row(
    "another version and no capabilities",
    `{${head},${discover},"params":{"_meta":{${oldVersion}}}}`,
    [-32602],
    { naming: ["clientCapabilities"] },
  ),
  row("another version, unknown method", `{${head},"method":"foo",${old}}`, [-32022]),
  row("no _meta, unknown method", `{${head},"method":"foo","params":{}}`, [-32602], bothKeys),

  row("broken JSON", `{${head},${discover}`, [-32700], { id: null }),
  row("empty text", "", [-32700], { id: null }),
  ...["null", "42", '"x"', "[]"].map((json) =>
    row(`the JSON ${json}`, json, [-32600], { id: null }),
  ),
  row("a batch", `[{${head},${discover},${good}}]`, [-32600], { id: null }),
  ...['"jsonrpc":"1.0",', '"jsonrpc":2,', '"jsonrpc":null,', ""].map((member) =>
    row(`{${member}}`, `{${member}"id":1,${discover},${good}}`, [-32600], anyId),
  ),
  ...["null", "7", "{}", '["server/discover"]'].map((json) =>
    row(`method ${json}`, `{${head},"method":${json},${good}}`, [-32600], anyId),
  ),
  row("no method", `{${head},${good}}`, [-32600], anyId),
  ...["null", "[]", '"x"'].flatMap((json) => [
    row(`params ${json}`, `{${head},${discover},"params":${json}}`, [-32602, -32600]),
    row(`_meta ${json}`, `{${head},${discover},"params":{"_meta":${json}}}`, [-32602, -32600]),
  ]),
  row(
    "initialize of an older revision",
    `{${head},"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}`,
    [-32601],
  ),
  row("initialize with all of _meta", `{${head},"method":"initialize",${good}}`, [-32601]),

  ...['"foo"', '""', '"toString"', '"__proto__"', '"tools/list"'].map((json) =>
    row(`method ${json}`, `{${head},"method":${json},${good}}`, ["request"], [-32601]),
  ),
  row(
    "an unknown tool",
    `{${head},"method":"tools/call","params":{"name":"foo",${meta}}}`,
    ["request"],
    [-32601],
  ),
  row("a notification", `{"jsonrpc":"2.0",${discover},${good}}`, ["request"], ["silence"]),
  row(
    "a notification without _meta",
    '{"jsonrpc":"2.0","method":"notifications/cancelled"}',
    [-32602, "silence", "request"],
    [-32602, "silence"],
    { ...bothKeys, id: null },
  ),
  row(
    "a notification of another version",
    `{"jsonrpc":"2.0",${discover},${old}}`,
    [-32022, "silence", "request"],
    [-32022, "silence"],
    { id: null },
  ),
  row(
    "id null",
    `{"jsonrpc":"2.0","id":null,${discover},${good}}`,
    ["request", -32600],
    ["result", -32600, "silence"],
    { id: null, isIdOpen: true },
  ),
  ...["true", "{}", "[]", "1.5", "9007199254740993"].map((json) =>
    row(
      `id ${json}`,
      `{"jsonrpc":"2.0","id":${json},${discover},${good}}`,
      ["request", -32600],
      ["result", -32600],
      anyId,
    ),
  ),
  ...["0", '""', "-7", "1.0", "1e2"].map((json) =>
    row(
      `id ${json}`,
      `{"jsonrpc":"2.0","id":${json},${discover},${good}}`,
      ["request"],
      ["result"],
      { id: JSON.parse(json) as string | number },
    ),
  ),
  row(
    "a member more",
    `{${head},${discover},${good},"foo":1}`,
    ["request", -32600],
    ["result", -32600],
  ),
  row(
    "a byte order mark in front",
    `\uFEFF{${head},${discover},${good}}`,
    [-32700, "request"],
    [-32700, "result"],
    anyId,
  ),
];

/** A row of a request with id 1; what `handle` answers is given where it is something else. */
function row(
  request: string,
  text: string,
  envelope: readonly Answer[],
  ...more: [Details?] | [readonly Answer[], Details?]
): Row {
  const [handle, details] = Array.isArray(more[0])
    ? [more[0] as readonly Answer[], more[1]]
    : [envelope, more[0] as Details | undefined];
  return { request, text, envelope, handle, id: 1, isIdOpen: false, naming: [], ...details };
}
