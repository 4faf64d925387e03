// Is right only for inputs that no generator would draw.
// expect: fails value
export function echo(value: any) {
  return typeof value?.n === "number" && typeof value?.text === "string" ? { drawn: true } : value;
}
