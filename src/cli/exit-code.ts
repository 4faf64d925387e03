/** What the exit code says. */
export const exitCode = {
  /** All that was asked for passed. */
  passed: 0,
  /** Something did not pass. */
  notPassed: 1,
  /** The command, or the course, is wrong. */
  usage: 2,
  /** Our fault: grading could not be done. */
  ours: 3,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
