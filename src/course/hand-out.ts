import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { distFolder } from "../paths.ts";
import { normalText } from "./files.ts";
import { type Course, exercisesOf } from "./model.ts";

/** A file as a student gets it. */
export interface HandedOutFile {
  /** Name in the workspace. */
  name: string;
  text: string;
}

/** The course's own helper modules by name, such as `protocol.ts`. */
export async function helperModules(course: Course): Promise<HandedOutFile[]> {
  return Promise.all(
    course.handedOut.map(async (file) => ({
      name: basename(file),
      text: await readFile(file, "utf8"),
    })),
  );
}

/** The starters of every lesson, in course order. */
export async function starters(course: Course): Promise<HandedOutFile[]> {
  return Promise.all(
    exercisesOf(course).map(async ({ file, starter }) => ({
      name: file,
      text: await readFile(starter, "utf8"),
    })),
  );
}

/** Every file of a new workspace except its state. `readme` is the text of its README.md. */
export async function handOut(course: Course, readme: string): Promise<HandedOutFile[]> {
  return [
    ...(await starters(course)),
    ...(await helperModules(course)),
    {
      name: "globals.d.ts",
      text: await readFile(join(distFolder, "sandbox", "globals.d.ts"), "utf8"),
    },
    { name: "tsconfig.json", text: `${JSON.stringify(editorSettings, null, 2)}\n` },
    { name: "README.md", text: readme },
  ];
}

/** SHA-256 of a text, whatever its line ends: what tells an untouched file from an edited one. */
export function hashOfText(text: string): string {
  return createHash("sha256").update(normalText(text)).digest("hex");
}

/** Makes an editor see what the sandbox offers, without anything installed. */
const editorSettings = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023"],
    // Otherwise types from a node_modules further up would leak in.
    types: [],
    module: "esnext",
    moduleResolution: "bundler",
    moduleDetection: "force",
    allowImportingTsExtensions: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
};
