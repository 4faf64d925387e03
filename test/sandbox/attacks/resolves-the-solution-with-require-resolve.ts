// Asks require.resolve where the solution lies.
// expect: fails threw
declare const require: any;
export const echo = () => require.resolve("../solutions/echo.ts");
