// Starts a program that would outlive the grading.
// expect: fails import-refused
import { spawn } from "child_process";

export function echo(value: unknown) {
  spawn("sleep", ["60"], { detached: true });
  return value;
}
