import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { distFolder } from "../paths.ts";

/** What YAML texts mean, by the very text. */
export type ParsedTexts = ReadonlyMap<string, Record<string, unknown>>;

/** The file, below `dist/`, in which the build leaves what the YAML texts of our own course mean. */
export const parsedFile = "parsed.json";

/** The YAML texts of our own course as the build found them; none where it left nothing. */
export async function parsedAtBuild(): Promise<ParsedTexts> {
  try {
    return new Map(JSON.parse(await readFile(join(distFolder, parsedFile), "utf8")));
  } catch {
    return new Map();
  }
}
