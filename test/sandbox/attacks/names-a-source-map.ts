// Names files outside as its source map, so that the bundler reads them.
// expect: same as without
export function echo(value: unknown) {
  return value;
}
// attack
//# sourceMappingURL=/COURSE/solutions/echo.ts
//# sourceMappingURL=../graders/echo/grader.ts
// end
