import type { Look } from "./render/look.ts";

/** What decides how the screen may be used. */
export interface Screen {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  /** Standard output is a terminal. */
  isTTY: boolean;
  /** Width of the terminal, when it is known. */
  columns: number | undefined;
  flags: { noColor: boolean; ascii: boolean };
}

const usualColumns = 80;

/**
 * Decides what the reader's screen can show. An option of ours beats FORCE_COLOR
 * (https://force-color.org), which beats NO_COLOR (https://no-color.org), which beats the terminal.
 */
export function lookOf(screen: Screen): Look {
  return { colour: hasColour(screen), unicode: hasUnicode(screen), columns: widthOf(screen) };
}

function hasColour({ env, isTTY, flags }: Screen): boolean {
  if (flags.noColor) return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined && forced !== "") return forced !== "0" && forced !== "false";
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  return isTTY && env.TERM !== "dumb";
}

function hasUnicode({ env, platform, flags }: Screen): boolean {
  if (flags.ascii) return false;
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((value) => value);
  // Windows says nothing of its locale here; its terminals of today know Unicode.
  if (locale === undefined) return platform === "win32" || env.TERM !== "linux";
  return /utf-?8/i.test(locale);
}

function widthOf({ env, isTTY, columns }: Screen): number {
  const wanted = isTTY ? columns : Number(env.COLUMNS);
  return wanted !== undefined && wanted > 0 ? wanted : usualColumns;
}
