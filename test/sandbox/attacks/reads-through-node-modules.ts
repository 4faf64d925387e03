// Imports a package of its own node_modules folder that hands the solution on.
// expect: fails import-refused
export { right as echo } from "answers";
