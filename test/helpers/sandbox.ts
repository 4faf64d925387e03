import { afterAll } from "vitest";
import { type Compiled, createCompiler } from "../../src/sandbox/compile.ts";
import type { Parts } from "../../src/sandbox/launch.ts";
import { defaultLimits, type Limits } from "../../src/sandbox/limits.ts";
import { startSandbox } from "../../src/sandbox/process.ts";
import type { Realm, SandboxOptions } from "../../src/sandbox/sandbox.ts";
import type { Program, Submission } from "../../src/sandbox/submission.ts";
import { buildParts } from "./parts.ts";

const compiler = createCompiler();

/** Made from the sources, so that no test depends on what somebody built before. */
const built = await buildParts();

/** A submission held in memory. */
export function submissionOf(files: Record<string, string>): Submission {
  return { folder: null, files, standIns: {} };
}

/** Compiles one exercise; the first file is the entry unless said. */
export function compile(
  files: Record<string, string> | Submission,
  entry = Object.keys(files)[0] ?? "",
  limits: Partial<Limits> = {},
): Promise<Compiled> {
  const submission = isSubmission(files) ? files : submissionOf(files);
  return compiler.compile(submission, entry, { ...defaultLimits, ...limits });
}

function isSubmission(files: Record<string, string> | Submission): files is Submission {
  return "standIns" in files && typeof files.standIns === "object";
}

/** The program of one TypeScript file named `a.ts`. */
export async function programOf(text: string): Promise<Program> {
  const compiled = await compile({ "a.ts": text });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.fault));
  return compiled.program;
}

/** A program that no guard has seen: plain JavaScript of an object, whose members are the exports. */
export function rawProgram(exports: string): Program {
  const map = JSON.stringify({ version: 3, sources: [], mappings: "", names: [] });
  const code = `"use strict";\n() => Object.defineProperty(${exports}, "__esModule", { value: true })`;
  return { entry: "a.ts", code, map, folder: null, files: [], sources: {} };
}

export interface SandboxSettings extends Partial<Omit<SandboxOptions, "limits">> {
  limits?: Partial<Limits>;
  parts?: Parts;
}

/** A sandbox that is closed after the tests of the file. */
export function openSandbox({ limits = {}, parts = built, ...options }: SandboxSettings = {}) {
  const sandbox = startSandbox(
    { osSandbox: "off", ...options, limits: { ...defaultLimits, ...limits } },
    parts,
  );
  opened.push(sandbox);
  return {
    ...sandbox,
    /** Opens a realm with one TypeScript file in it. */
    async run(text: string, realmOptions?: { async?: boolean }): Promise<Realm> {
      return sandbox.open(await programOf(text), realmOptions);
    },
  };
}

const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(opened.map((sandbox) => sandbox.close()));
  await compiler.close();
});

/** The JSON value a call answers with; throws what it answered instead. */
export async function jsonOf(realm: Realm, name: string, ...args: unknown[]): Promise<unknown> {
  const reply = await realm.call(
    name,
    args.map((json) => ({ json: json as never })),
  );
  if (!reply.ok) throw new Error(`no value: ${JSON.stringify(reply.fault)}`);
  return JSON.parse(reply.json);
}

/** The fault a call answers with; throws where it answered with a value. */
export async function faultOf(realm: Realm, name: string, ...args: unknown[]) {
  const reply = await realm.call(
    name,
    args.map((json) => ({ json: json as never })),
  );
  if (reply.ok) throw new Error(`no fault: ${reply.json}`);
  return reply.fault;
}
