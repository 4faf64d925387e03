import type { Path } from "../json.ts";
import type { HitLimit } from "./limits.ts";
import type { Excerpt, Place } from "./submission.ts";

/** What a student's code threw, read inside its own realm and carried out as text. */
export interface Thrown {
  /** `TypeError`, `Error`, … or the type of a thrown value that is no error: `string`, `null`. */
  name: string;
  message: string;
  /** Frames in the student's own files, innermost first. */
  frames: (Place & { function: string | null })[];
}

/** When in its life a program went wrong. */
export type Moment = "load" | "call";

/** What the student's code did instead of giving a JSON value. */
export type Fault =
  | {
      kind: "missing-file";
      file: string;
      found: "nothing" | "folder" | "unreadable" | "special";
      instead: string[];
    }
  | { kind: "syntax"; message: string; at: Excerpt | null }
  | {
      kind: "import-refused";
      specifier: string;
      because: ImportRefusal;
      limit: HitLimit | null;
      at: Excerpt | null;
    }
  | {
      kind: "missing-export";
      name: string;
      file: string;
      exports: ExportFound[];
      empty: "empty" | "comments" | null;
      /** Where another file asks for it; absent when it is the exercise's own function. */
      at?: Excerpt;
      /** What `file` exports under a name much like it, when another file asks for it. */
      instead?: string;
    }
  | { kind: "not-a-function"; name: string; file: string; type: string }
  | { kind: "threw"; when: Moment; thrown: Thrown; at: Excerpt | null }
  | { kind: "promise"; settles: boolean }
  | { kind: "nothing" }
  | { kind: "not-json"; path: Path; found: string }
  /** `attempts`: how often it was tried; 0 where it was not, because too much before it hung. */
  | { kind: "timeout"; when: Moment | "submission"; limit: HitLimit; attempts: number }
  | { kind: "memory"; when: Moment; limit: HitLimit }
  | { kind: "output"; when: Moment; limit: HitLimit }
  | { kind: "exit"; when: Moment; code: number | null; signal: string | null };

export interface ExportFound {
  name: string;
  /** What `typeof` says of it, or `class`. */
  type: string;
}

/** Why the guard refused an import. */
export type ImportRefusal =
  | "outside-the-folder"
  | "a-package"
  | "a-node-module"
  | "dynamic"
  | "a-url"
  | "a-symbolic-link"
  | "not-a-typescript-file"
  | "not-found"
  | "not-a-regular-file"
  | "unreadable"
  | "too-much-source";

/** What the student's code wrote to its console during one call. */
export interface ConsoleText {
  text: string;
  /** Characters dropped because the check's console limit was reached. */
  dropped: number;
}

/** The answer to one call: JSON text of the result, or the fault. */
export type Reply =
  | { ok: true; json: string; console: ConsoleText }
  | { ok: false; fault: Fault; console: ConsoleText }
  /** The realm died on an earlier call of the same realm, so this one was never made. */
  | { ok: false; fault: null; console: ConsoleText };

/** The answer to loading a program. */
export type Loaded =
  | { ok: true; exports: ExportFound[]; console: ConsoleText }
  | { ok: false; fault: Fault; console: ConsoleText };
