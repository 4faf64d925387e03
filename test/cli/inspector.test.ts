import { once } from "node:events";
import { createServer } from "node:net";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { inspector } from "../../src/cli/inspector.ts";
import { solutions, write } from "../course/folders.ts";
import { makeWorkspace } from "./run-main.ts";

test("a port that is taken is left to whoever has it", async () => {
  const server = createServer().on("error", () => undefined);
  server.listen(9229, "127.0.0.1");
  // Whether we have the port now or somebody else had it before: it is taken.
  await Promise.race([once(server, "listening"), once(server, "error")]);
  const { port } = await inspector({ stderr: new PassThrough() } as never);
  server.close();
  expect(port).toBe(0);
});

test("check --inspect waits for a debugger and says where; Ctrl-C ends the waiting", async () => {
  const { folder, run } = await makeWorkspace();
  write(folder, solutions());
  const controller = new AbortController();
  const stderr = new PassThrough();
  let said = "";
  stderr.on("data", (chunk) => {
    said += chunk;
    if (said.includes("ws://")) controller.abort();
  });
  const { code, stdout } = await run(["check", "double", "--inspect"], {
    signal: controller.signal,
    stderr,
  });
  expect({ code, stdout }).toEqual({ code: 130, stdout: "" });
  expect(said).toMatch(/chrome:\/\/inspect.*\nws:\/\/127\.0\.0\.1:\d+\//);
});
