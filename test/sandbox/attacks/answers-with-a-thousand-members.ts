// Answers with a thousand members, each of them wrong.
// expect: fails value
const answer = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`m${i}`, i]));
export const echo = () => answer;
