// Imports a link that lies in its node_modules folder, by a relative path.
// expect: fails import-refused
export { echo } from "./node_modules/answers/own.ts";
