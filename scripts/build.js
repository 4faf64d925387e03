// Builds dist/: everything the program needs beside its content. What it makes is the same however
// often it runs; files that did not change are not written, so that a running test never reads half of one.
import { buildCourse } from "./build/course.js";
import { buildProgram } from "./build/program.js";
import { buildSandbox } from "./build/sandbox.js";
import { buildTypes } from "./build/types.js";
import { removeOthers, writeOutputs } from "./build/write.js";

// Each part is written when it is ready: a part that fails leaves the others usable.
const [sandbox, program, types] = [buildSandbox(), buildProgram(), buildTypes()].map(write);
const course = write(Promise.all([sandbox, program]).then(buildCourse));
const parts = await Promise.allSettled([sandbox, program, types, course]);
const reasons = parts.flatMap(({ status, reason }) => (status === "rejected" ? [reason] : []));
for (const reason of new Set(reasons)) console.error(reason.message);
if (reasons.length > 0) process.exitCode = 1;
else removeOthers(new Set(parts.flatMap((part) => part.value)));

async function write(part) {
  return writeOutputs(await part);
}
