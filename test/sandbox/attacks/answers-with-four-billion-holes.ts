// Answers with an array of four billion elements, none of which is there.
// expect: fails threw
export const echo = () => new Array(4_294_967_295);
