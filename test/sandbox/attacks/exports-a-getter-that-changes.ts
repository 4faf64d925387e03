// Exports something else each time it is looked at.
// expect: fails not-a-function or nothing
let looked = 0;
module.exports = { get echo() { looked += 1; return looked % 2 === 0 ? (value: unknown) => value : "no function"; } };
declare const module: any;
