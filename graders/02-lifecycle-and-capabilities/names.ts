/**
 * The names of the protocol, written out once more: a grader shares no code with what it grades.
 * A test holds them equal to what students get in `protocol.ts`.
 */
export const VERSION = "2026-07-28";
export const VKEY = "io.modelcontextprotocol/protocolVersion";
export const CKEY = "io.modelcontextprotocol/clientCapabilities";
/** Optional in `_meta`: the specification would have clients send it. */
export const CLIENT_INFO = "io.modelcontextprotocol/clientInfo";
