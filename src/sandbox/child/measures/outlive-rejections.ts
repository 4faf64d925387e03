/** A promise that the student left to fail must not end the child. The reason is never looked at. */
export function outliveRejections(): void {
  process.on("unhandledRejection", () => {});
  process.on("uncaughtException", () => {});
}
