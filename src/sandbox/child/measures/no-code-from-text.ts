/** `eval` and `new Function` throw in the realm: only what the guard has seen may run. */
export const codeFromText = false;
