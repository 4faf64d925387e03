import type { Realm, Sandbox } from "../../sandbox/sandbox.ts";
import { severalPrograms } from "../../sandbox/several-programs.ts";

/**
 * Asks several programs something, in one fresh realm, because to open one costs more than most of
 * what is asked in it. Each sees its own calls only, in the order in which it would see them alone.
 *
 * @param codes code of the programs
 * @param ask is given the realm as one program sees it, and the program's place in the list
 * @returns what was answered, in the order of the list
 */
export async function askSideBySide<T>(
  sandbox: Sandbox,
  codes: readonly string[],
  async: boolean,
  ask: (realm: Realm, program: number) => Promise<T>,
): Promise<T[]> {
  const named = new Map(codes.map((code, i) => [String(i), code]));
  const realm = sandbox.open(severalPrograms(named), { async });
  return Promise.all(codes.map((_, i) => ask(partOf(realm, String(i)), i)));
}

/** A realm as one of its programs sees it. */
function partOf(realm: Realm, program: string): Realm {
  const exportOf = (name: string) => `${program}.${name}`;
  return {
    loaded: realm.loaded,
    call: (name, args) => realm.call(exportOf(name), args),
    script: (steps) =>
      realm.script(
        steps.map((step) =>
          step.do === "call" ? { ...step, function: exportOf(step.function) } : step,
        ),
      ),
  };
}
