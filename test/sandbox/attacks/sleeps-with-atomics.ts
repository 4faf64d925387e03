// Sleeps in Atomics.wait, which no look at the processor's time shows.
// expect: fails threw
declare const Atomics: any, SharedArrayBuffer: any;
export const echo = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
