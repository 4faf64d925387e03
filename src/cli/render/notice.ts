import { basename } from "node:path";
import type { Notice } from "../../course/notice.ts";
import { visible } from "./invisible.ts";
import type { Look } from "./look.ts";

/** A notice in one line. */
export function renderNotice(notice: Notice, look: Look): string {
  return `note: ${visible(sentenceOf(notice), look)}`;
}

function sentenceOf(notice: Notice): string {
  switch (notice.code) {
    case "state-set-aside":
      return `${basename(notice.file)} could not be understood. It is kept as ${basename(notice.kept)}, and your progress is counted anew; your own files are as they were.`;
    case "state-unreadable":
      return `${notice.file} could not be understood or moved, so this run works without your progress.`;
    case "state-not-saved":
      return `your progress could not be saved in ${notice.file}: ${notice.reason}.`;
    case "course-not-named":
      return `this folder asks for the course in ${notice.folder}, which you have not used on this machine. To trust it, name it once: --course ${notice.folder}`;
    case "course-not-kept":
      return `that you named this course could not be remembered in ${notice.file}: ${notice.reason}.`;
  }
}
