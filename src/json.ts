/** A value as JSON text can hold it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object; `undefined` members are not there, as `JSON.stringify` has it. */
export interface JsonObject {
  [key: string]: Json;
}

/** Where a value stands inside another: member names and array positions from the outside in. */
export type Path = readonly (string | number)[];
