import type { Parts } from "../../src/sandbox/launch.ts";
import { partsWithChild } from "./parts.ts";

/**
 * A child that plays a student who has escaped from everything: it answers what the parent asks, and
 * each call with what `attack` makes of Node itself.
 *
 * @param attack body of an async function; in it are `say` (writes a line), `token` and `id`
 */
export function escapedChild(attack: string): Parts {
  return partsWithChild(`
const fs = require("node:fs");
const say = (line) => fs.writeSync(1, line + "\\n");
let token = null;
let next = 0;
let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (text) => {
  const lines = (rest + text).split("\\n");
  rest = lines.pop();
  for (const line of lines) void hear(line);
});
async function hear(line) {
  if (token === null) {
    token = JSON.parse(line).token;
    return say(token + "\\tready");
  }
  const id = next++;
  const answer = line.startsWith("open") ? [{ name: "probe", type: "function" }] : await attack(id);
  if (answer !== undefined) say([token, id, "ok", '["",0]', JSON.stringify(answer)].join("\\t"));
}
async function attack(id) {${attack}}
`);
}
