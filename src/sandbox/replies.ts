import type { ConsoleText } from "./reply.ts";

/** What the child says of one step. */
export interface ToldStep {
  ok: boolean;
  console: ConsoleText;
  /** JSON text: the result, the exports found, or the fault. */
  payload: string;
}

/** One line of the child. */
export type Told =
  | { says: "ready" }
  | { says: "log"; text: string }
  | { says: "reply"; id: number; steps: ToldStep[] };

/** Reads a line of the child; null for anything it has no business to say. */
export function readLine(line: string, token: string): Told | null {
  const [said, head, ...fields] = line.split("\t");
  if (said !== token || head === undefined) return null;
  if (head === "ready") return { says: "ready" };
  try {
    if (head === "log") return { says: "log", text: readText(JSON.parse(fields[0] ?? "")) };
    const steps = readSteps(fields);
    return steps === null || !/^\d+$/.test(head)
      ? null
      : { says: "reply", id: Number(head), steps };
  } catch {
    return null;
  }
}

function readSteps(fields: readonly string[]): ToldStep[] | null {
  if (fields.length % 3 !== 0) return null;
  const steps: ToldStep[] = [];
  for (let i = 0; i < fields.length; i += 3) {
    const [kind = "", console = "", payload = ""] = fields.slice(i, i + 3);
    if (kind !== "ok" && kind !== "fault") return null;
    steps.push({ ok: kind === "ok", console: readConsole(console), payload });
  }
  return steps;
}

/** Nothing was printed: what nearly every reply says. */
const silentText = '["",0]';
const silence: ConsoleText = { text: "", dropped: 0 };

function readConsole(field: string): ConsoleText {
  if (field === silentText) return silence;
  const [text, dropped] = JSON.parse(field) as unknown[];
  return { text: readText(text), dropped: Number(dropped) };
}

function readText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("text expected");
  return value;
}
