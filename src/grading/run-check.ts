import type { Checked } from "./checked.ts";
import { graderSlip } from "./errored.ts";
import type { Input, Property } from "./inputs.ts";
import { runExample } from "./run-example.ts";
import { runProperty } from "./run-property.ts";
import { runScript } from "./run-script.ts";
import type { Setting } from "./setting.ts";
import type { Check } from "./words.ts";

/**
 * Judges one check by itself. Whatever the grader's own code throws (a body, an oracle, a generator)
 * makes it `errored`: our fault, never the student's.
 *
 * @param seed The check's own seed.
 * @param draw The inputs of a property, drawn from that seed.
 */
export async function runCheck(
  check: Check,
  seed: number,
  draw: (property: Property) => Input[],
  setting: Setting,
): Promise<Checked> {
  try {
    switch (check.form) {
      case "example":
        return await runExample(check, setting);
      case "property":
        return await runProperty(check, draw(check), seed, setting);
      case "script":
        return await runScript(check, setting);
    }
  } catch (error) {
    return { outcome: { status: "errored", message: graderSlip(error) }, replies: [], rounds: [] };
  }
}
