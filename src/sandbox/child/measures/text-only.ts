/** Only text leaves a realm; anything else is an object of the student's realm and is left alone. */
export function textOnly(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
