// Imports the grader through a linked folder.
// expect: fails import-refused
import { secret } from "./graders/echo/grader.ts";

export const echo = (value: unknown) => secret && value;
