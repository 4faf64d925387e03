import { Script } from "node:vm";
import { amputateConstructors } from "./measures/amputate-constructors.ts";
import { deleteAccessors } from "./measures/delete-accessors.ts";
import { freezeReachable } from "./measures/freeze-reachable.ts";

const prototypeOf = (value: object): object => Object.getPrototypeOf(value) as object;

/** Where an error of the host's realm leads: its own class, and from there to objects and functions. */
const prototypes: readonly object[] = [
  Object.prototype,
  Function.prototype,
  prototypeOf(async () => {}),
  prototypeOf(function* () {}),
  prototypeOf(async function* () {}),
  Promise.prototype,
  Error.prototype,
  AggregateError.prototype,
  EvalError.prototype,
  RangeError.prototype,
  ReferenceError.prototype,
  SyntaxError.prototype,
  TypeError.prototype,
  URIError.prototype,
];

/**
 * V8 and Node throw errors of the host's realm into the student's: a refused `import()`, a stack that
 * overflows in Node's own code. After this, such an error leads to nothing that can be used.
 */
export async function hardenHost(): Promise<void> {
  const all = [...prototypes, prototypeOf(await refusalOfImport())];
  amputateConstructors(all);
  deleteAccessors();
  freezeReachable(all);
}

/** Node has a class of its own for the error it refuses `import()` with, and no other way to it. */
async function refusalOfImport(): Promise<Error> {
  try {
    await new Script("import('')").runInThisContext();
  } catch (error) {
    return error as Error;
  }
  throw new Error("Node lets a script import");
}
