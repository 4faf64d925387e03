import { makeMistakeTables } from "./make-mistake-tables.ts";
import { parseTexts } from "./parse-texts.ts";
import { parsedFile } from "./parsed-at-build.ts";

/**
 * Makes what the build leaves beside the program about a course: text by path below `dist/`.
 *
 * @param root folder of the course
 * @param madeBy digest of this program: tables of mistakes that it made of the same ones are kept
 */
export async function prepareCourse(root: string, madeBy: string): Promise<Map<string, string>> {
  const parsed = await parseTexts(root);
  return (await makeMistakeTables(root, madeBy)).set(parsedFile, parsed);
}
