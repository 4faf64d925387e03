/** One expression after the other, in arrows. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { type Request, type RequestId, VERSION } from "./protocol.ts";

const discovery = (id: RequestId) => ({
  jsonrpc: "2.0" as const,
  id,
  result: {
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities: { tools: {} },
  },
});

const answer = ({ id, method }: Request) =>
  id === undefined
    ? null
    : method === "server/discover"
      ? discovery(id)
      : error_response(id, -32601, `${method} is not known here`);

export const handle = (text: string) =>
  ((checked) => ("error" in checked ? checked : answer(checked)))(check_envelope(text));
