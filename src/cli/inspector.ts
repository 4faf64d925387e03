import { createServer } from "node:net";
import type { SandboxOptions } from "../sandbox/sandbox.ts";
import type { Context } from "./context.ts";
import { renderInspector } from "./render/inspector.ts";

/** The port where Chrome and VS Code look for a Node program to debug. */
const usualPort = 9229;

/** Lets a debugger attach to the student's code, and tells on stderr where. */
export async function inspector({ stderr }: Context): Promise<SandboxOptions["inspect"] & object> {
  const onListening = (url: string) => {
    stderr.write(
      renderInspector(url)
        .map((line) => `${line}\n`)
        .join(""),
    );
  };
  return { port: (await isFree(usualPort)) ? usualPort : 0, onListening };
}

/** Whether nobody listens on a port of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
