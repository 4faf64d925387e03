// Has a type whose checking takes more time or memory than there is.
// expect: same as without
// attack
type Double<T extends unknown[]> = [...T, ...T];
type Letters = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";
type Words = `${Letters}${Letters}${Letters}${Letters}${Letters}`;
type Grow<T extends unknown[], N extends unknown[]> = N["length"] extends 900 ? T : Grow<[N, ...T], [...N, 1]>;
type Pairs<T> = T extends Words ? { [K in Words]: `${T & string}${K}` } : never;
export type Bomb = Pairs<Words> | Grow<[], []> | Double<Double<Double<Double<Grow<[], []>>>>>;
export const bomb = null as unknown as Bomb;
// end
export function echo(value: unknown) {
  return value;
}
