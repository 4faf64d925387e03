/** The object behind the realm's global: it inherits nothing, so nothing of the host shows through. */
export function bareGlobal(): object {
  return Object.create(null) as object;
}
