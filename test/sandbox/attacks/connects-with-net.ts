// Connects to a server with node:net.
// expect: fails import-refused
import { connect } from "node:net";

connect(Number(0xC0DE), "127.0.0.1");
export const echo = (value: unknown) => value;
