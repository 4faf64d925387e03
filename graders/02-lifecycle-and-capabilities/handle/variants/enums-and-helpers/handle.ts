/** An enum for the methods, a namespace for the answers, and a folder of their own for them. */
import { check_envelope } from "./check_envelope.ts";
import { Answer } from "./parts/answer.ts";
import { Method } from "./parts/method.ts";

export function handle(text: string) {
  const request = check_envelope(text);
  if ("error" in request) return request;
  if (!Object.hasOwn(request, "id")) return null;
  switch (request.method) {
    case Method.Discover:
      return Answer.discovery(request);
    default:
      return Answer.notFound(request);
  }
}
