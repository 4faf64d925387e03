/** All functions live in one file; this one only passes on what is asked for. */
export { error_response } from "./functions.ts";
