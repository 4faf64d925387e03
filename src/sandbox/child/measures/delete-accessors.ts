/** Functions of the host's realm that hand out prototypes and getters of whatever they are given. */
const accessors = [
  "__proto__",
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
];

/** Takes the legacy accessors from the host's `Object.prototype`; the student's realm keeps its own. */
export function deleteAccessors(): void {
  for (const name of accessors) Reflect.deleteProperty(Object.prototype, name);
}
