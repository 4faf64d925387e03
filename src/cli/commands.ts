import type { Declare } from "./command.ts";

/** A command as the overview shows it. Its file is loaded when it is asked for, and not before. */
export interface CommandEntry {
  name: string;
  /** One line about it. */
  summary: string;
  load: () => Promise<{ declare: Declare }>;
}

/** Every command, in the groups and the order of the overview. */
export const commandGroups: Readonly<Record<string, readonly CommandEntry[]>> = {
  "Begin:": [
    {
      name: "init",
      summary: "hand out the starters into a folder",
      load: () => import("./commands/init.ts"),
    },
    {
      name: "start",
      summary: "init where needed, check, and say what to do next",
      load: () => import("./commands/start.ts"),
    },
  ],
  "Work:": [
    {
      name: "check",
      summary: "grade what you wrote",
      load: () => import("./commands/check.ts"),
    },
    {
      name: "run",
      summary: "call a function of yours with your own input",
      load: () => import("./commands/run.ts"),
    },
    {
      name: "hint",
      summary: "one more hint for an exercise",
      load: () => import("./commands/hint.ts"),
    },
    {
      name: "solution",
      summary: "show a solution, once you have yours",
      load: () => import("./commands/solution.ts"),
    },
  ],
  "Find your way:": [
    {
      name: "list",
      summary: "all lessons and exercises, and how far you are",
      load: () => import("./commands/list.ts"),
    },
    {
      name: "next",
      summary: "the exercise to do next",
      load: () => import("./commands/next.ts"),
    },
    {
      name: "reset",
      summary: "restore a starter; what you wrote is kept",
      load: () => import("./commands/reset.ts"),
    },
  ],
  "Teach:": [
    {
      name: "author",
      summary: "prove the graders of a course",
      load: () => import("./commands/author.ts"),
    },
  ],
};
