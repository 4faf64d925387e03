// Imports process to end itself.
// expect: fails import-refused
import { abort } from "node:process";

export const echo = () => abort();
