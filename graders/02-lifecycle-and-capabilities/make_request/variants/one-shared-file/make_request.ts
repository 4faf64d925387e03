/** All functions live in one file; this one only passes on what is asked for. */
export { make_request } from "./functions.ts";
