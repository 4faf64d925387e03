import { Chalk, type ChalkInstance } from "chalk";

/** What the reader's screen can show. Every renderer takes one; none asks the terminal itself. */
export interface Look {
  /** ANSI colours may be used. They never carry meaning alone. */
  colour: boolean;
  /** Marks and lines beyond ASCII may be used. */
  unicode: boolean;
  /** Width to wrap at, in columns. */
  columns: number;
}

/** Marks, each with its ASCII form. */
export interface Marks {
  right: string;
  wrong: string;
  waiting: string;
  here: string;
  bar: string;
}

/** The marks that this screen can show. */
export function marksOf(look: Look): Marks {
  return look.unicode
    ? { right: "✓", wrong: "✗", waiting: "·", here: "▸", bar: "│" }
    : { right: "ok", wrong: "x", waiting: ".", here: ">", bar: "|" };
}

/** Colours for this screen; without colour each function answers its text unchanged. */
export function coloursOf(look: Look): ChalkInstance {
  return new Chalk({ level: look.colour ? 1 : 0 });
}
