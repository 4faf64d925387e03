export { handle } from "./functions.ts";
