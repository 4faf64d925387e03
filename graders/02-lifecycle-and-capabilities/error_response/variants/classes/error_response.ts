/** The answer is an instance of a class with an instance of another inside. */
import { Answer } from "./answers/answer.ts";
import { Failure } from "./answers/failure.ts";
import type { Json, RequestId } from "./protocol.ts";

export function error_response(
  id: RequestId | null,
  code: number,
  message: string,
  data: Json = null,
): Answer {
  const failure = new Failure(code, message);
  if (data !== null) failure.explain(data);
  return new Answer(id, failure);
}
