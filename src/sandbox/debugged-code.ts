import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Program } from "./submission.ts";

interface SourceMapText {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/**
 * A program's code with its source map inside, for a debugger: the sources are the student's real
 * files, so that a breakpoint set in an editor binds.
 */
export function debuggedCode({ code, map, folder, sources }: Program): string {
  const withUrls = JSON.parse(map) as SourceMapText;
  withUrls.sourcesContent = withUrls.sources.map((name) => sources[name] ?? null);
  if (folder !== null) {
    withUrls.sources = withUrls.sources.map((name) => pathToFileURL(join(folder, name)).href);
  }
  const base64 = Buffer.from(JSON.stringify(withUrls)).toString("base64");
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${base64}\n`;
}
