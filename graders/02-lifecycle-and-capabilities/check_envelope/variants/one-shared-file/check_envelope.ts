/** All functions live in one file; this one only passes on what is asked for. */
export { check_envelope } from "./functions.ts";
