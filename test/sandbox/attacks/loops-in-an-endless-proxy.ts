// Answers with an object that has another of its kind inside, without end.
// expect: fails not-json
export function echo() {
  const endless = (): any => new Proxy({}, { ownKeys: () => ["more"], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }), get: (_, key) => (key === "more" ? endless() : undefined) });
  return endless();
}
