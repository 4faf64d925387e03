import { jsonStringify } from "./primordials.ts";

/** JSON text of a string. A string has no `toJSON` to look up, so this is out of the student's reach. */
export function quote(text: string): string {
  return jsonStringify(text);
}

/** JSON text of an array whose elements are JSON texts already. */
export function arrayText(elements: readonly string[]): string {
  let text = "[";
  for (let i = 0; i < elements.length; i += 1) text += i === 0 ? elements[i] : `,${elements[i]}`;
  return `${text}]`;
}
