export { make_request } from "./functions.ts";
