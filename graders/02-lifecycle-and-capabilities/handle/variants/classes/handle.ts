/** A server is an object with methods; the protocol's names are kept in a private map. */
import { Server } from "./server/server.ts";

const server = new Server();

export function handle(text: string) {
  return server.receive(text);
}
