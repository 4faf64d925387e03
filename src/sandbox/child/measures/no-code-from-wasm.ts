/** WebAssembly does not compile in the realm. */
export const codeFromWasm = false;
