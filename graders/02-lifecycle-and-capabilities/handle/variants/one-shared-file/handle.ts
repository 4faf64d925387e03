/** All functions live in one file; this one only passes on what is asked for. */
export { handle } from "./functions.ts";
