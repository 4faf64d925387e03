// Imports more source than a submission may have.
// expect: fails import-refused
import { data } from "./data.ts";

export const echo = (value: unknown) => data && value;
