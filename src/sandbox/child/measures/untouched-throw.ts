/** Calls into the realm. What is thrown at the host is never looked at: it may be anything. */
export function untouchedThrow<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}
