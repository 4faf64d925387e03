import { programScript } from "../../script-names.ts";

/** Only frames of the student's own script are shown: the raw stack names our files and their places. */
export function isOwnFrame(site: NodeJS.CallSite): boolean {
  return site.getFileName() === programScript;
}
