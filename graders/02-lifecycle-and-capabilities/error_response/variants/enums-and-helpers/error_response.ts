/** An enum for the members’ names, a namespace for a helper, and a folder of its own for them. */
import { Member } from "./parts/member.ts";
import { Envelope } from "./parts/envelope.ts";
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
) {
  const error: Record<string, Json> = {};
  error[Member.Code] = code;
  error[Member.Message] = message;
  if (data !== null) error[Member.Data] = data;
  return Envelope.around(id, error);
}
