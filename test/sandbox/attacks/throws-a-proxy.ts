// Throws a Proxy that throws at whoever looks at it.
// expect: fails threw
export function echo() {
  const refuse = () => { throw new Error("do not look"); };
  throw new Proxy({}, { get: refuse, has: refuse, getPrototypeOf: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });
}
