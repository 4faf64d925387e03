/** The answer is an instance of a class, and so is what stands inside. */
import { RequestMessage } from "./messages/request.ts";
import { type JsonObject, type RequestId, VERSION } from "./protocol.ts";

export function make_request(
  id: RequestId,
  method: string,
  params: JsonObject | null = null,
  version: string = VERSION,
  caps: JsonObject | null = null,
) {
  return new RequestMessage(id, method).with(params).inVersion(version).capableOf(caps);
}
