import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { normalText, systemReason } from "../course/files.ts";
import { Interrupted, UsageError } from "../errors.ts";
import type { Json } from "../json.ts";
import type { Argument } from "../sandbox/call.ts";
import type { Context } from "./context.ts";

/** A function whose only parameter has this name takes text, so its input needs no JSON quotes. */
const textParameter = "text";

/**
 * Reads the arguments of `run`. Each word is JSON, or `undefined`. A single word may instead be `-`
 * (standard input) or the name of a file, which holds either a JSON array of all arguments or, in any other
 * JSON, the one argument.
 *
 * For a function whose only parameter is called `text`, a file or standard input is that text as it
 * stands, and so is a word of JSON that is no text itself.
 *
 * @throws UsageError `bad-json-argument`, `cannot-read`.
 */
export async function readArguments(
  context: Context,
  words: readonly string[],
  parameters: readonly string[],
): Promise<Argument[]> {
  const takesText = parameters.length === 1 && parameters[0] === textParameter;
  const [only] = words;
  if (only === undefined || words.length > 1) return words.map(fromWord);
  const input = only === "-" ? await readInput(context) : await readNamed(context, only);
  if (input !== null) return takesText ? [{ json: input }] : fromInput(input);
  const argument = fromWord(only);
  const isOther = "json" in argument && typeof argument.json !== "string";
  return takesText && isOther ? [{ json: only }] : [argument];
}

/** An argument as one word of the command line. */
function fromWord(word: string): Argument {
  return word === "undefined" ? { undefined: true } : { json: parse(word) };
}

function fromInput(input: string): Argument[] {
  const value = parse(normalText(input));
  return Array.isArray(value) ? value.map((json) => ({ json })) : [{ json: value }];
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new UsageError({ code: "bad-json-argument", text, problem });
  }
}

/** The text of a file, when the word names one and is no JSON; null otherwise. */
async function readNamed({ cwd }: Context, word: string): Promise<string | null> {
  if (word === "" || word === "undefined" || isJson(word)) return null;
  const file = resolve(cwd, word);
  const found = await stat(file).catch(() => null);
  if (found === null) return null;
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError({ code: "cannot-read", file: word, reason: systemReason(error) });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** All of standard input as text. Throws Interrupted on Ctrl-C. */
async function readInput({ stdin, signal }: Context): Promise<string> {
  const { addAbortSignal } = await import("node:stream");
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of addAbortSignal(signal, stdin)) chunks.push(Buffer.from(chunk));
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
  return Buffer.concat(chunks).toString("utf8");
}
