import type { ErrorObject, Json } from "./protocol";

export function errorObject(code: number, message: string, data: Json): ErrorObject {
  const error: ErrorObject = { code, message };
  if (data !== null) error.data = data;
  return error;
}
