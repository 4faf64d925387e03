import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { compile, openSandbox } from "../helpers/sandbox.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "mcp-course inspect é-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Message {
  id?: number;
  method?: string;
  params: { url: string; scriptId: string; sourceMapURL?: string; callFrames: Frame[] };
  result: { result: { value: unknown } };
}
interface Frame {
  callFrameId: string;
  location: { lineNumber: number; columnNumber: number };
}

/** A debugger, as far as the test needs one. */
async function attach(url: string) {
  const socket = new WebSocket(url);
  const waiting: { fits: (message: Message) => boolean; found: (message: Message) => void }[] = [];
  let next = 0;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Message;
    const index = waiting.findIndex(({ fits }) => fits(message));
    if (index >= 0) waiting.splice(index, 1)[0]?.found(message);
  });
  await new Promise((resolve) => socket.once("open", resolve));
  const wait = (fits: (message: Message) => boolean) =>
    new Promise<Message>((found) => waiting.push({ fits, found }));
  return {
    wait,
    send(method: string, params: object = {}) {
      next += 1;
      const id = next;
      const answer = wait((message) => message.id === id);
      socket.send(JSON.stringify({ id, method, params }));
      return answer;
    },
    close: () => socket.close(),
  };
}

function mapIn(dataUrl: string) {
  const payload = JSON.parse(Buffer.from(dataUrl.split(",")[1] ?? "", "base64").toString());
  return { payload, map: new SourceMap(payload) };
}

/** The first position of the script that comes from a line of the file; all count from 0. */
function generatedFor(map: SourceMap, line: number) {
  for (let lineNumber = 0; lineNumber < 200; lineNumber += 1) {
    for (let columnNumber = 0; columnNumber < 80; columnNumber += 1) {
      const entry = map.findEntry(lineNumber, columnNumber);
      const isHere = "generatedLine" in entry && entry.generatedLine === lineNumber;
      if (isHere && entry.originalLine === line) return { lineNumber, columnNumber };
    }
  }
  throw new Error("nothing comes from this line");
}

it("a debugger stops on a line of the student's own file, for as long as it likes", async () => {
  writeFileSync(
    join(folder, "handle.ts"),
    "interface Request {\n  id: number;\n}\nexport function handle(request: Request) {\n  const answer = request.id * 2;\n  return Math.abs(answer);\n}\n",
  );
  const compiled = await compile({ folder, files: {}, standIns: {} }, "handle.ts");
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));
  let onListening: (url: string) => void = () => {};
  const listening = new Promise<string>((resolve) => {
    onListening = resolve;
  });
  const inspect = { port: 0, onListening: (url: string) => onListening(url) };
  const sandbox = openSandbox({
    inspect,
    osSandbox: "auto",
    limits: { callMs: 200, submissionMs: 300 },
  });
  const reply = sandbox.open(compiled.program).call("handle", [{ json: { id: 21 } }]);

  const debug = await attach(await listening);
  await debug.send("Debugger.enable");
  const parsed = debug.wait(
    ({ method, params }) => method === "Debugger.scriptParsed" && params.url.endsWith("program.js"),
  );
  await debug.send("Runtime.runIfWaitingForDebugger");
  const { scriptId, sourceMapURL = "" } = (await parsed).params;
  const { payload, map } = mapIn(sourceMapURL);
  const paused = debug.wait(({ method }) => method === "Debugger.paused");
  await debug.send("Debugger.setBreakpoint", { location: { scriptId, ...generatedFor(map, 5) } });
  const [frame] = (await paused).params.callFrames;
  const { callFrameId, location } = frame as Frame;
  const value = await debug.send("Debugger.evaluateOnCallFrame", {
    callFrameId,
    expression: "answer",
  });
  await new Promise((resolve) => setTimeout(resolve, 800));
  await debug.send("Debugger.resume");

  expect(sandbox.walls).toEqual(["process", "context"]);
  expect(payload.sources).toEqual([pathToFileURL(join(folder, "handle.ts")).href]);
  expect(map.findEntry(location.lineNumber, location.columnNumber)).toMatchObject({
    originalLine: 5,
  });
  expect(value.result.result.value).toBe(42);
  expect(await reply).toMatchObject({ ok: true, json: "42" });
  debug.close();
});
