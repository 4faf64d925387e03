import { type Document, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { CourseError } from "../errors.ts";
import { isMapping } from "./mapping.ts";

/** Which of the course's files is read. `file` is relative to the course. */
export interface YamlSource {
  file: string;
  text: string;
  /** Number of the line that `text` begins on. */
  firstLine: number;
  /** What kind of problem a fault in it is. */
  code: "bad-manifest" | "bad-lesson";
}

/** A YAML mapping that was read. */
export interface YamlMapping {
  members: Record<string, unknown>;
  /** Line of a member (or one entry of it) in the file, counted from 1; undefined: not known. */
  lineOf(path: readonly (string | number)[]): number | undefined;
}

/** Parses a YAML mapping. Throws CourseError for text that is none. */
export function parseYamlMapping({ file, text, firstLine, code }: YamlSource): YamlMapping {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error !== undefined) {
    const line = lines.linePos(error.pos[0]).line + firstLine - 1;
    throw new CourseError(
      { code, message: error.message.split("\n")[0] ?? error.code },
      file,
      line,
    );
  }
  const members: unknown = document.toJS();
  if (!isMapping(members)) {
    throw new CourseError(
      { code, message: "members such as `title: …` belong here" },
      file,
      firstLine,
    );
  }
  return { members, lineOf: (path) => lineOf(document, lines, path) + firstLine - 1 };
}

/** The line of a member in its text, counted from 1; of the mapping itself when it is not there. */
function lineOf(
  document: Document.Parsed<ParsedNode, true>,
  lines: LineCounter,
  path: readonly (string | number)[],
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node !== "object" || node === null || !("range" in node)) continue;
    const start = Array.isArray(node.range) ? node.range[0] : undefined;
    if (typeof start === "number") return lines.linePos(start).line;
  }
  return 1;
}
