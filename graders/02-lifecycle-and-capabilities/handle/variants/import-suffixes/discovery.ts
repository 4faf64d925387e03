import { VERSION } from "./protocol.js";

export function discovery() {
  return { resultType: "complete", supportedVersions: [VERSION], capabilities: { tools: {} } };
}
