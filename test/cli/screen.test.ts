import { describe, expect, test } from "vitest";
import { lookOf, type Screen } from "../../src/cli/screen.ts";

const terminal: Screen = {
  env: { LANG: "en_US.UTF-8", TERM: "xterm-256color" },
  platform: "linux",
  isTTY: true,
  columns: 120,
  flags: { noColor: false, ascii: false },
};
const piped: Screen = { ...terminal, isTTY: false, columns: undefined };
const withEnv = (screen: Screen, env: Screen["env"]) => ({
  ...screen,
  env: { ...screen.env, ...env },
});

describe("colour", () => {
  test.each<[string, Screen, boolean]>([
    ["on a terminal", terminal, true],
    ["in a pipe", piped, false],
    ["on a dumb terminal", withEnv(terminal, { TERM: "dumb" }), false],
    ["with NO_COLOR", withEnv(terminal, { NO_COLOR: "1" }), false],
    [
      "with NO_COLOR empty, which is as if it were not there",
      withEnv(terminal, { NO_COLOR: "" }),
      true,
    ],
    ["with FORCE_COLOR in a pipe", withEnv(piped, { FORCE_COLOR: "1" }), true],
    ["with FORCE_COLOR=0", withEnv(terminal, { FORCE_COLOR: "0" }), false],
    ["with FORCE_COLOR and NO_COLOR", withEnv(piped, { FORCE_COLOR: "1", NO_COLOR: "1" }), true],
    [
      "with --no-color, whatever else is said",
      { ...withEnv(terminal, { FORCE_COLOR: "1" }), flags: { noColor: true, ascii: false } },
      false,
    ],
  ])("%s: %#", (_where, screen, colour) => {
    expect(lookOf(screen).colour).toBe(colour);
  });
});

describe("marks beyond ASCII", () => {
  const inLocale = (env: Screen["env"]) => ({ ...terminal, env });
  test.each<[string, Screen, boolean]>([
    ["in a UTF-8 locale", inLocale({ LANG: "de_DE.utf8" }), true],
    ["in the C locale", inLocale({ LANG: "C" }), false],
    ["in the C.UTF-8 locale", inLocale({ LANG: "C.UTF-8" }), true],
    ["with LC_ALL before LANG", inLocale({ LC_ALL: "C", LANG: "en_US.UTF-8" }), false],
    ["with LC_CTYPE before LANG", inLocale({ LC_CTYPE: "en_US.UTF-8", LANG: "C" }), true],
    ["without a locale", inLocale({}), true],
    ["without a locale on the Linux console", inLocale({ TERM: "linux" }), false],
    ["on Windows, which names no locale", { ...terminal, platform: "win32", env: {} }, true],
    ["with --ascii", { ...terminal, flags: { noColor: false, ascii: true } }, false],
  ])("%s: %#", (_where, screen, unicode) => {
    expect(lookOf(screen).unicode).toBe(unicode);
  });
});

describe("width", () => {
  test.each<[string, Screen, number]>([
    ["a terminal's own", terminal, 120],
    ["of a terminal that does not say", { ...terminal, columns: undefined }, 80],
    ["of a terminal that says 0", { ...terminal, columns: 0 }, 80],
    ["of a pipe", piped, 80],
    ["of a pipe with COLUMNS", withEnv(piped, { COLUMNS: "40" }), 40],
    ["of a pipe with nonsense in COLUMNS", withEnv(piped, { COLUMNS: "wide" }), 80],
  ])("%s: %#", (_where, screen, columns) => {
    expect(lookOf(screen).columns).toBe(columns);
  });
});
