/** Something the person should know although the work goes on. Words: `cli/render/notice.ts`. */
export type Notice =
  /** The state could not be understood; it has a new name and a new state was begun. */
  | { code: "state-set-aside"; file: string; kept: string }
  /** The state could not be understood nor renamed; this run works without it. */
  | { code: "state-unreadable"; file: string }
  /** The state could not be written; the work of this run is not remembered. */
  | { code: "state-not-saved"; file: string; reason: string }
  /** The workspace remembers a course that this user has not named on this machine. */
  | { code: "course-not-named"; folder: string }
  /** The name of the course could not be kept for the next time. */
  | { code: "course-not-kept"; file: string; reason: string };
