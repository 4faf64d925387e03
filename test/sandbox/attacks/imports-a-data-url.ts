// Imports code from a data: URL, which no guard has read.
// expect: fails import-refused
export { echo } from "data:text/javascript,export const echo = (value) => process.env && value";
