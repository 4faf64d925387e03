export { error_response } from "./functions.ts";
