import { CourseError } from "../errors.ts";
import { isMapping } from "./mapping.ts";
import type { ParsedTexts } from "./parsed-at-build.ts";
import type { YamlMapping, YamlSource } from "./yaml-mapping.ts";

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

/**
 * Reads a YAML mapping. Throws CourseError for text that is none.
 *
 * @param parsed texts whose meaning is known, so that the parser need not be loaded; errors in
 *   their members have no line
 */
export async function yamlMembers(source: YamlSource, parsed: ParsedTexts): Promise<YamlMembers> {
  const known = parsed.get(source.text);
  if (known !== undefined) return readMembers(source, { members: known, lineOf: () => undefined });
  const { parseYamlMapping } = await import("./yaml-mapping.ts");
  return readMembers(source, parseYamlMapping(source));
}

function readMembers(source: YamlSource, { members: mapping, lineOf }: YamlMapping): YamlMembers {
  const wrong: YamlMembers["wrong"] = (path, message) =>
    new CourseError({ code: source.code, message }, source.file, lineOf(path));

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
