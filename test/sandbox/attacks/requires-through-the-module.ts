// Asks the module that it is in for node:fs.
// expect: fails threw
declare const module: any;
export const echo = () => module.require("node:fs").readFileSync("/COURSE/solutions/echo.ts", "utf8");
