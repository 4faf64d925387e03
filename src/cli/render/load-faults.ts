import type { Fault, ImportRefusal } from "../../sandbox/reply.ts";
import { visible } from "./invisible.ts";
import { limitWords } from "./limit-words.ts";
import { textLiteral } from "./literal.ts";
import type { Look } from "./look.ts";
import { listed } from "./prose.ts";

/** A fault in sentences: what happened, and what to do about it. */
export interface FaultWords {
  what: string;
  help: string[];
}

/** Whose fault it is: names for the sentences. */
export interface FaultSubject {
  /** The student's file as the terminal can link it. */
  file: string;
  /** Name of the function that was to be called. */
  name: string;
  /** How the reader starts the program. */
  program: string;
}

type FaultOf<K extends Fault["kind"]> = Extract<Fault, { kind: K }>;

/** The file of the exercise is not there, or is nothing that can be read. */
export function missingFile(
  { found, file, instead }: FaultOf<"missing-file">,
  look: Look,
  { program, name }: FaultSubject,
): FaultWords {
  const due = visible(file, look);
  switch (found) {
    case "nothing": {
      const what = "there is no such file";
      const others = instead.map((other) => visible(other, look));
      return others.length === 0
        ? { what, help: [`\`${program} reset ${name}\` puts the starter there.`] }
        : {
            what,
            help: [`There is ${listed(others, "and")}: if that is it, rename it to ${due}.`],
          };
    }
    case "folder":
      return {
        what: "is a folder, and a file is due",
        help: [`Move the folder away: \`${program} reset ${name}\` then puts the starter there.`],
      };
    case "unreadable":
      return { what: "cannot be read", help: ["Look at the permissions of the file."] };
    case "special":
      return {
        what: "is not an ordinary file",
        help: ["Links, devices and pipes are not read. Put the code itself there."],
      };
  }
}

/** An import that the guard does not let through. */
export function importRefused(
  { specifier, because, limit }: FaultOf<"import-refused">,
  look: Look,
): FaultWords {
  const what = `the import of ${textLiteral(specifier, look)} is refused`;
  const tooMuch = limit === null ? "" : `: at most ${limitWords(limit)}`;
  const reasons: Readonly<Record<ImportRefusal, [because: string, help: string]>> = {
    "outside-the-folder": [
      "it leads out of your folder",
      'Import only files of this folder, by names that begin with "./".',
    ],
    "a-package": [
      "it is a package, and only your own files can be imported",
      "The exercise needs nothing but the language itself.",
    ],
    "a-node-module": [
      "it is a part of Node.js, and your code runs without files, network or processes",
      "The exercise needs nothing but the language itself.",
    ],
    dynamic: [
      "what it loads is only known once it runs",
      'Write `import { … } from "./file.ts"` at the top of the file.',
    ],
    "a-url": ["it is an address on the network", "Import only files of this folder."],
    "a-symbolic-link": [
      "it is a symbolic link",
      "Put the file itself into this folder instead of a link to it.",
    ],
    "not-a-typescript-file": [
      "it is not a TypeScript file",
      "Only files that end in .ts can be imported; put data into one as a constant.",
    ],
    "not-found": [
      "there is no such file",
      "Look at the spelling, and at the ./ it has to begin with.",
    ],
    "not-a-regular-file": [
      "it is not an ordinary file",
      "Folders, devices and pipes cannot be imported; name the file in the folder.",
    ],
    unreadable: ["the file cannot be read", "Look at the permissions of the file."],
    "too-much-source": [
      `it makes the submission too large${tooMuch}`,
      "Import only what the exercise needs.",
    ],
  };
  const [reason, help] = reasons[because];
  return { what: `${what}: ${reason}`, help: [look.unicode ? help : help.replace("…", "name")] };
}
