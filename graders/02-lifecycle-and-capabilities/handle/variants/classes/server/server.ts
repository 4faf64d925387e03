import { check_envelope } from "../check_envelope.ts";
import { error_response } from "../error_response.ts";
import { type Request, VERSION } from "../protocol.ts";
import { Answer } from "./answer.ts";

export class Server {
  readonly #methods = new Map<string, () => object>([["server/discover", () => this.discover()]]);

  receive(text: string) {
    const message = check_envelope(text);
    if ("error" in message) return message;
    return "id" in message ? this.#answer(message) : null;
  }

  discover() {
    return {
      resultType: "complete",
      supportedVersions: [VERSION],
      capabilities: { tools: {} },
    };
  }

  #answer({ id, method }: Request) {
    const serve = this.#methods.get(method);
    if (serve === undefined) return error_response(id ?? null, -32601, "Method not found");
    return new Answer(id, serve());
  }
}
