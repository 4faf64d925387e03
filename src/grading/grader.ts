/** `mcp-course/grader`: what a grader is written with, and nothing else. */
export * as fc from "fast-check";
export type { Expected, Pattern } from "./pattern.ts";
export { any, anyOf, not, open, optional, text } from "./pattern.ts";
export type { Grader, Rule, Subject } from "./words.ts";
export { call, graderFor, put, ref, rule, set } from "./words.ts";
