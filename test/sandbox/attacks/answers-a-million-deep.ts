// Answers with objects in objects, a million deep, each made when it is asked for.
// expect: fails not-json
const nested = (depth: number): unknown =>
  depth === 0 ? 1 : { get deep() { return nested(depth - 1); } };
export const echo = () => nested(1_000_000);
