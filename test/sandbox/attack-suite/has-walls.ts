import { spawnSync } from "node:child_process";

/** Whether this machine has the programs that raise the walls of the system. */
export const hasWalls = ["bwrap", "prlimit"].every(
  (wall) => spawnSync(wall, ["--version"]).status === 0,
);
