// Writes a file beside itself.
// expect: fails import-refused
import { writeFileSync } from "node:fs";

export function echo(value: unknown) {
  writeFileSync("/COURSE/workspace/written.txt", "here");
  return value;
}
