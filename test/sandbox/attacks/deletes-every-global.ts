// Deletes every global, so that the grader finds nothing to work with.
// expect: same as without
// attack
const all = globalThis;
const { ownKeys, deleteProperty } = Reflect;
for (const name of ownKeys(all)) deleteProperty(all, name);
// end
export const echo = (value: unknown) => value;
