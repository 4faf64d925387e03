import type { Json, Path } from "../json.ts";

/** One argument of a call: a JSON value, `undefined`, or (in scripts) something named earlier. */
export type Argument = { json: Json } | { undefined: true } | { ref: Path };

/**
 * One step of a script. A script runs inside the student's realm in one go, so that objects can be
 * shared, changed and looked at between calls: what no text crossing a boundary could show.
 */
export type Step =
  /** Names a value, parsed in the realm. */
  | { do: "put"; name: string; value: Json }
  /** Calls an export, and names what came back. Its reply is the result as it is then. */
  | { do: "call"; name: string; function: string; arguments: readonly Argument[] }
  /** Changes a member of something named: the path's head is a name. Its reply is `null`. */
  | { do: "set"; path: Path; value: Json }
  /** Replies with what a name holds now. */
  | { do: "show"; name: string };

/** The step that makes one call, of which nothing but its reply is wanted. */
export function callStep(name: string, args: readonly Argument[]): Step {
  return { do: "call", name: "result", function: name, arguments: args };
}
