import type { Wrong } from "./attempt.ts";

/**
 * Whether a program could not be judged for a reason that stands in the exercise's own file, and so
 * cannot follow from an exercise that it needs.
 *
 * @param file the exercise's file, such as `handle.ts`
 */
export function isOwnFault({ fault }: Wrong, file: string): boolean {
  switch (fault?.kind) {
    case "missing-file":
    case "not-a-function":
      return true;
    case "missing-export":
      return fault.file === file;
    case "syntax":
    case "import-refused":
    case "threw":
      return fault.at?.file === file;
    default:
      return false;
  }
}
