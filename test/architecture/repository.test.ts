import { homedir } from "node:os";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/paths.ts";
import { linesLike, repositoryFiles, typescriptIn, withoutComments } from "./source-files.ts";

const source = typescriptIn("src");
const code = source.map((file) => ({ ...file, text: withoutComments(file.text) }));
const everything = repositoryFiles((path) => !/\.(?:png|gif|tgz)$/.test(path));

test("nothing ends the process but the end of its work", () => {
  const program = repositoryFiles((path) => /^(?:src|bin|bench|scripts)\//.test(path));
  const ending = new RegExp(
    `\\bprocess\\s*\\.\\s*(?:${["exit", "reallyExit", "abort"].join("|")})\\b`,
  );
  expect(linesLike(ending, program)).toEqual([]);
});

test("nothing under src/ writes to the console: commands write to the streams of their context", () => {
  const global = code.filter(({ path }) => !path.startsWith("src/sandbox/prelude/"));
  expect(linesLike(/\bconsole\s*\.\s*\w+\s*\(/, global)).toEqual([]);
});

test("only src/cli/process-events.ts and the composition root touch the process's streams", () => {
  const streams = code.filter(
    ({ path }) => !/^src\/(?:cli\/(?:context|main|process-events)\.ts|sandbox\/child\/)/.test(path),
  );
  expect(linesLike(/\bprocess\.(?:stdout|stderr|stdin)\b/, streams)).toEqual([]);
});

test("nothing under src/ knows an exercise by name", () => {
  const ids = repositoryFiles((path) => /^exercises\/.*\.ts$/.test(path))
    .map(({ path }) => (path.split("/").at(-1) ?? "").replace(/\.ts$/, ""))
    .filter((id) => id !== "protocol");
  expect(ids.length).toBeGreaterThanOrEqual(4);
  const distinctive = ids.filter((id) => id.includes("_"));
  const quoted = new RegExp(`["'\`](?:${ids.join("|")})(?:\\.ts)?["'\`]`);
  const named = new RegExp(`\\b(?:${distinctive.join("|")})\\b`);
  expect([...linesLike(quoted, code), ...linesLike(named, code)]).toEqual([]);
});

test("every exported function says what it does", () => {
  const silent = source.flatMap(({ path, text }) => {
    const lines = text.split("\n");
    return lines.flatMap((line, index) =>
      /^export (?:async )?function\*? /.test(line) && !/\*\/\s*$/.test(lines[index - 1] ?? "")
        ? [`${path}:${index + 1}: ${line}`]
        : [],
    );
  });
  expect(silent).toEqual([]);
});

test("no file is longer than 250 lines", () => {
  const program = repositoryFiles((path) =>
    /^(?:src|bin|bench|scripts|graders|solutions|exercises|test)\/.*\.[jt]s$/.test(path),
  );
  const long = program
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > 250)
    .map(({ path, lines }) => `${path}: ${lines}`);
  expect(long).toEqual([]);
});

test("no tracked file holds a path of the machine it was written on, or the host of a registry", () => {
  const machine = [
    packageRoot,
    ["", "work", ""].join("/"),
    ...(homedir() === "/root" ? [] : [homedir()]),
  ];
  const hosts = ["npmjs", "yarnpkg", "debian", "jsr"].map(
    (name) => `(?:registry\\.${name}|${name}\\.org)`,
  );
  const pattern = new RegExp(
    [...machine.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), ...hosts].join("|"),
  );
  expect(linesLike(pattern, everything)).toEqual([]);
});

test("nothing unfinished is marked for later, outside the starters", () => {
  const marks = new RegExp(`\\b(?:${["TO" + "DO", "FIX" + "ME", "XX" + "X"].join("|")})\\b`);
  const finished = source.filter(({ text }) => marks.test(withoutComments(text)) === false);
  expect(linesLike(new RegExp(`(?://|\\*).*${marks.source}:`), finished)).toEqual([]);
});
