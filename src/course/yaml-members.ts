import { type Document, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { CourseError } from "../errors.ts";

/** Which of the course's files is read. `file` is relative to the course. */
export interface YamlSource {
  file: string;
  text: string;
  /** Number of the line that `text` begins on. */
  firstLine: number;
  /** What kind of problem a fault in it is. */
  code: "bad-manifest" | "bad-lesson";
}

/** The members of a YAML mapping; each reader throws CourseError with file and line. */
export interface YamlMembers {
  text(name: string): string;
  /** A number of at least zero. */
  count(name: string): number;
  /** A list of texts; empty when the member is not there and may be left out. */
  texts(name: string, presence: "required" | "optional"): string[];
  /** A mapping of names to texts; empty when the member is not there. */
  textByName(name: string): Record<string, string>;
  /** Makes the error for a member (or one entry of it) that says what it should not. */
  wrong(path: readonly (string | number)[], message: string): CourseError;
}

/** Parses a YAML mapping. Throws CourseError for text that is none. */
export function yamlMembers(source: YamlSource): YamlMembers {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  const fail = (message: string, line?: number) =>
    new CourseError({ code: source.code, message }, source.file, line);
  if (error !== undefined) {
    const line = lines.linePos(error.pos[0]).line + source.firstLine - 1;
    throw fail(error.message.split("\n")[0] ?? error.code, line);
  }
  const mapping: unknown = document.toJS();
  if (!isMapping(mapping)) throw fail("members such as `title: …` belong here", source.firstLine);

  const wrong: YamlMembers["wrong"] = (path, message) =>
    fail(message, lineOf(document, lines, path) + source.firstLine - 1);

  return {
    wrong,
    text(name) {
      const value = mapping[name];
      if (typeof value === "string" && value !== "") return value;
      throw wrong([name], value === undefined ? `\`${name}\` is missing` : asText(name, value));
    },
    count(name) {
      const value = mapping[name];
      if (typeof value === "number" && value >= 0) return value;
      throw wrong([name], `\`${name}\` must be a number`);
    },
    texts(name, presence) {
      const value = mapping[name];
      if (presence === "optional" && (value === undefined || value === null)) return [];
      if (!Array.isArray(value)) throw wrong([name], `\`${name}\` must be a list`);
      return value.map((entry: unknown, index) => {
        if (typeof entry === "string") return entry;
        throw wrong([name, index], `entry ${index + 1} of \`${name}\` must be a text`);
      });
    },
    textByName(name) {
      const value = mapping[name];
      if (value === undefined || value === null) return {};
      if (!isMapping(value)) throw wrong([name], `\`${name}\` must be a mapping`);
      const entries = Object.entries(value).map(([key, entry]): [string, string] => {
        if (typeof entry === "string") return [key, entry];
        throw wrong([name, key], `\`${name}.${key}\` must be a text`);
      });
      return Object.fromEntries(entries);
    },
  };
}

function asText(name: string, value: unknown): string {
  const simple = typeof value === "number" || typeof value === "boolean";
  const advice = simple ? `: write it in quotes, "${value}"` : "";
  return `\`${name}\` must be a text${advice}`;
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

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
