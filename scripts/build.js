// Builds dist/: everything the program needs beside its content. What it makes is the same however
// often it runs; files that did not change are not written, so that a running test never reads half of one.
import { buildProgram } from "./build/program.js";
import { buildSandbox } from "./build/sandbox.js";
import { buildTypes } from "./build/types.js";
import { removeOthers, writeOutputs } from "./build/write.js";

// Each part is written when it is ready: a part that fails leaves the others usable.
const parts = await Promise.allSettled(
  [buildSandbox(), buildProgram(), buildTypes()].map(async (part) => writeOutputs(await part)),
);
const failed = parts.filter((part) => part.status === "rejected");
for (const { reason } of failed) console.error(reason.message);
if (failed.length > 0) process.exitCode = 1;
else removeOthers(new Set(parts.flatMap((part) => part.value)));
