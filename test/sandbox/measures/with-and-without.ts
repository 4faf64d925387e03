import type { Parts } from "../../../src/sandbox/launch.ts";
import { buildParts, type Replacements } from "../../helpers/parts.ts";
import { openSandbox, rawProgram } from "../../helpers/sandbox.ts";

/** An answer of the realm: the value of the call, or the fault it ended in. */
export type Told = { value: unknown } | { fault: unknown };

/**
 * Runs one probe twice: with every measure, and with one measure taken away.
 *
 * @param measure the module that is the measure, and what stands in its place
 * @param probe JavaScript of a function; no guard looks at it, so it may do what no submission may
 * @param always modules replaced in both runs, to lay open what the measure is behind
 */
export async function withAndWithout(
  measure: Replacements,
  probe: string,
  { async = false, always = {} }: { async?: boolean; always?: Replacements } = {},
): Promise<[Told, Told]> {
  const complete = await buildParts(always);
  const lacking = await buildParts({ ...always, ...measure });
  return [await tell(complete, probe, async), await tell(lacking, probe, async)];
}

/** The answer of a probe in a sandbox made of some parts, with time and memory enough. */
export async function tell(parts: Parts, probe: string, async = false): Promise<Told> {
  const sandbox = openSandbox({
    parts,
    limits: { callMs: 20_000, loadMs: 20_000, submissionMs: 60_000, residentMiB: 500 },
  });
  const realm = sandbox.open(rawProgram(`{ probe: ${probe} }`), { async });
  const reply = await realm.call("probe", []);
  await sandbox.close();
  return reply.ok ? { value: JSON.parse(reply.json) } : { fault: reply.fault };
}

/**
 * JavaScript that gets hold of an object of the host's realm, as a student could: a stack that
 * overflows while Node's own code is on it makes V8 throw an error of that code's realm.
 */
export const hostError = `(() => {
  let found = null;
  const note = (thrown) => { if (!(thrown instanceof Error)) found = thrown; };
  const deeper = () => {
    try { deeper(); } catch (thrown) {
      note(thrown);
      try { void thrown.stack; } catch (inner) { note(inner); }
      throw thrown;
    }
  };
  const after = (frames) => (frames === 0 ? deeper() : after(frames - 1));
  for (let frames = 0; frames < 60 && found === null; frames += 1) {
    try { after(frames); } catch (thrown) { note(thrown); }
  }
  if (found === null) throw new Error("no object of the host was found");
  return found;
})()`;
