// Exports something that is a function only at the first look.
// expect: fails not-a-function
let looked = 0;
module.exports = { __esModule: true, get echo() { looked += 1; return looked === 1 ? (value: unknown) => value : "no function"; } };
declare const module: any;
