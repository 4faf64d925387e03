export { check_envelope } from "./functions.ts";
