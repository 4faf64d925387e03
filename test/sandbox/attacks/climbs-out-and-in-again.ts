// Leaves its folder by one name and comes back by another.
// expect: fails import-refused
export { echo } from "./../workspace/../solutions/echo.ts";
