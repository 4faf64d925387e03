/**
 * What parent and child say to each other: lines of text over two pipes.
 *
 * Parent to child: the JSON text of a `Boot`, then `open⇥<Opening>` and `steps⇥<Step[]>`.
 * Child to parent: `token⇥ready`, then one line for each request, in order:
 * `token⇥id⇥` and three fields for each step (`ok` or `fault`, console, JSON text). Ids count from 0.
 * In between, while a culprit is sought: `token⇥log⇥<JSON text>`, console text as it is written.
 * JSON text holds neither tabs nor line ends, so no field needs quoting.
 */
export interface Boot {
  /** Random; stands before everything the child says. */
  token: string;
  /** Source of the prelude: the child may read no file but its own. */
  prelude: string;
  consoleLength: number;
  replyBytes: number;
  /** Send every reply at once, and console text as it is written: a culprit is sought. */
  careful: boolean;
  /** Time given to a debugger before a program that is new to it runs, milliseconds. */
  debuggerMs: number;
}

/** Asks for a fresh realm with a program in it. */
export interface Opening {
  code: string;
  async: boolean;
}
