// Exports something that is a function only at the second look.
// expect: fails not-a-function
let looked = 0;
module.exports = { __esModule: true, get echo() { looked += 1; return looked % 2 === 0 ? (value: unknown) => value : "no function"; } };
declare const module: any;
