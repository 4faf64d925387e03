import { CKEY, type JsonObject, type RequestMeta, VKEY } from "./protocol";

export function metaOf(version: string, caps: JsonObject | null): RequestMeta {
  return { [VKEY]: version, [CKEY]: caps ?? {} };
}
