/** A message is an instance of a class that knows its own faults; each fault is one as well. */
import { Message } from "./messages/message.ts";
import { NotJson } from "./messages/faults.ts";

export function check_envelope(text: string) {
  try {
    const message = Message.read(text);
    return message.fault()?.answer(message.id) ?? message;
  } catch (error) {
    if (error instanceof SyntaxError) return new NotJson().answer(null);
    throw error;
  }
}
