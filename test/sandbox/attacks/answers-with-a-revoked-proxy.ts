// Answers with a proxy that can no longer be looked at.
// expect: fails threw
export function echo() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
