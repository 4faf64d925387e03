/** Objects without a prototype, and members that are undefined: neither shows in JSON text. */
import { check_envelope } from "./check_envelope.ts";
import { error_response } from "./error_response.ts";
import { VERSION } from "./protocol.ts";

const bare = (members: object): any => Object.assign(Object.create(null), members);

const methods = bare({
  "server/discover": () =>
    bare({
      resultType: "complete",
      supportedVersions: [VERSION],
      capabilities: bare({ tools: bare({ listChanged: undefined }), resources: undefined }),
      instructions: undefined,
    }),
});

export function handle(text: string): any {
  const { id, method, error, ...rest }: any = check_envelope(text);
  if (error) return bare({ ...rest, id, error, result: undefined });
  if (id === undefined) return null;
  const serve = methods[method];
  if (serve) return bare({ jsonrpc: "2.0", id, result: serve(), error: undefined });
  return error_response(id, -32601, "Method not found");
}
