import type { ExportFound, Fault } from "../../sandbox/reply.ts";
import { visible } from "./invisible.ts";
import type { FaultWords } from "./load-faults.ts";
import type { Look } from "./look.ts";
import { listed } from "./prose.ts";

type FaultOf<K extends Fault["kind"]> = Extract<Fault, { kind: K }>;

/** The function is not among what the file exports, or an import is not. */
export function missingExport(fault: FaultOf<"missing-export">, look: Look): FaultWords {
  const { name, exports, empty } = fault;
  if (fault.at !== undefined) return missingImport(fault, look);
  const shown = visible(name, look);
  const what = `does not export ${shown}`;
  if (empty === "empty") return { what: `${what}: the file is empty`, help: [writeIt(shown)] };
  if (empty === "comments") {
    return { what: `${what}: there is nothing but comments in it`, help: [writeIt(shown)] };
  }
  if (exports.length === 0) {
    return {
      what: `${what}: it exports nothing`,
      help: [`Write \`export\` in front of it: \`export function ${shown}\`.`],
    };
  }
  const help = exports
    .map((found) => adviceFor(found, name, look))
    .find((advice) => advice !== null);
  const found = exports.map((one) => exportWords(one, look));
  return {
    what: `${what}, only ${listed(found.slice(0, 6), "and")}`,
    help: [help ?? `Name the function ${shown} and write \`export\` in front of it.`],
  };
}

function missingImport({ name, file, instead }: FaultOf<"missing-export">, look: Look): FaultWords {
  const [shown, from] = [visible(name, look), visible(file, look)];
  if (name === "default") {
    return {
      what: `imports the default export of ${from}, and it has none`,
      help: ["Exercises export by name: put the name between braces, `import { name }`."],
    };
  }
  const help =
    instead === undefined
      ? `Write \`export\` in front of it there, or import what ${from} does export.`
      : `It exports ${visible(instead, look)}: is that the one meant?`;
  return { what: `imports ${shown} from ${from}, which does not export it`, help: [help] };
}

function writeIt(name: string): string {
  return `Write \`export function ${name}\` into it.`;
}

function exportWords({ name, type }: ExportFound, look: Look): string {
  const what = type === "undefined" ? "" : ` (${type === "object" ? "an" : "a"} ${type})`;
  if (name === "default") return `a default export${what}`;
  return visible(name, look) + what;
}

/** What to do when this is what was exported instead; null when it has nothing to do with it. */
function adviceFor({ name, type }: ExportFound, wanted: string, look: Look): string | null {
  const due = visible(wanted, look);
  if (name === "default") {
    return `Leave out \`default\`: an exercise exports by name, \`export function ${due}\`.`;
  }
  if (name === "module.exports" || name === "exports") {
    return `Write \`export function ${due}\` instead of assigning to ${name}.`;
  }
  if (sameLetters(name) !== sameLetters(wanted)) return null;
  if (type === "class") return `Export a function ${due} instead of a class.`;
  return `Rename ${visible(name, look)} to ${due}: the names differ.`;
}

/** Makes `makeRequest`, `MakeRequest` and `make_request` the same. */
function sameLetters(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** The export is there, but cannot be called. */
export function notAFunction({ name, type }: FaultOf<"not-a-function">, look: Look): FaultWords {
  const shown = visible(name, look);
  const what = `exports ${shown}, but it is ${typeWords(type)}, not a function`;
  const help =
    type === "class"
      ? `Write \`export function ${shown}\` in place of the class.`
      : writeFunction(shown);
  return { what, help: [help] };
}

function writeFunction(name: string): string {
  return `Write \`export function ${name}\`, or give the constant a function.`;
}

function typeWords(type: string): string {
  if (type === "undefined") return "undefined";
  return type === "object" ? "an object" : `a ${type}`;
}
