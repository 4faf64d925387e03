import { quote } from "../json-text.ts";
import { sliceText } from "../primordials.ts";

/** Keeps what the student prints until the next reply, up to a limit for the whole realm. */
export interface ConsoleBuffer {
  write(text: string): void;
  /** JSON text of what was written since the last time: `["text", dropped]`. */
  take(): string;
}

/**
 * @param length characters kept in this realm's life
 * @param emit called at once with the JSON text of each text kept, for calls that never end
 */
export function createConsoleBuffer(length: number, emit?: (text: string) => void): ConsoleBuffer {
  let left = length;
  let kept = "";
  let dropped = 0;
  return {
    write(text) {
      const part = text.length <= left ? text : sliceText(text, 0, left);
      left -= part.length;
      dropped += text.length - part.length;
      kept += part;
      if (emit !== undefined && part !== "") emit(quote(part));
    },
    take() {
      const taken = `[${quote(kept)},${dropped}]`;
      kept = "";
      dropped = 0;
      return taken;
    },
  };
}
