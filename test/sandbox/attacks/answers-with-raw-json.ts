// Answers with a piece of JSON text that is written as it is.
// expect: fails value or threw
export const echo = () => ({ list: (JSON as any).rawJSON('"\\u0000\\t0\\tok"') });
