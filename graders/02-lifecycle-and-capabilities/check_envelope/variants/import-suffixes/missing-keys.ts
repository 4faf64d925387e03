import { CKEY, VKEY } from "./protocol";

export function missing({ params }: any): string[] {
  const meta = params?._meta;
  const capabilities = meta?.[CKEY];
  const isObject = capabilities instanceof Object && !Array.isArray(capabilities);
  return [meta?.[VKEY] === undefined ? VKEY : "", isObject ? "" : CKEY].filter(Boolean);
}
