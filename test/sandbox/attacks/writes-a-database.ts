// Writes a file through node:sqlite, which Node's permissions have not always covered.
// expect: fails import-refused
import { DatabaseSync } from "node:sqlite";

export function echo(value: unknown) {
  new DatabaseSync("/COURSE/workspace/written.db").exec("create table t (x)");
  return value;
}
