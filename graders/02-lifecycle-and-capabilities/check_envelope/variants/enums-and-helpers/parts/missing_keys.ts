import { CKEY, VKEY } from "../protocol.ts";
import { Is } from "./is.ts";

export function missingKeys(meta: any): string {
  const keys: string[] = [];
  if (!(VKEY in meta)) keys.push(VKEY);
  if (!Is.object(meta[CKEY])) keys.push(CKEY);
  return keys.join(" and no ");
}
