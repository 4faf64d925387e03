import {
  append,
  bare,
  create,
  defineProperty,
  ownKeys,
  repeatText,
  timeNow,
} from "../primordials.ts";
import type { ConsoleBuffer } from "./buffer.ts";
import { format, labelText } from "./format.ts";
import { indented } from "./members.ts";
import { tableText } from "./table.ts";

/** Takes its arguments as one list: a spread would look up what the student can change. */
type Method = (values: unknown[]) => void;

/** Puts a `console` on the global object that writes into the buffer; it never throws. */
export function installConsole(buffer: ConsoleBuffer): void {
  const methods = consoleMethods(buffer);
  const console = {};
  const names = ownKeys(methods);
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    define(console, name, quietly(methods[name] as Method), true);
  }
  define(globalThis, "console", console, false);
}

function define(on: object, name: string, value: unknown, enumerable: boolean): void {
  defineProperty(on, name, bare({ value, writable: true, enumerable, configurable: true }));
}

/** Printing must not change what a program does, even where a value refuses to be read. */
function quietly(method: Method): (...values: unknown[]) => void {
  return (...values) => {
    try {
      method(values);
    } catch {
      // Nothing was printed.
    }
  };
}

function consoleMethods(buffer: ConsoleBuffer): Record<string, Method> {
  let indent = "";
  const print = (text: string): void => buffer.write(`${indent}${indented(text, indent)}\n`);
  const log: Method = (values) => print(format(values));
  const group: Method = (values) => {
    if (values.length > 0) log(values);
    indent += "  ";
  };
  return bare<Record<string, Method>>({
    log,
    info: log,
    warn: log,
    error: log,
    debug: log,
    trace: (values) => log(after("Trace", values, 0)),
    dir: (values) => print(format([values[0]])),
    table: (values) => print(tableText(values[0]) ?? format(values)),
    assert: (values) => {
      if (!values[0]) log(after("Assertion failed", values, 1));
    },
    ...counting(print),
    ...timing(print),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = repeatText("  ", indent.length > 1 ? indent.length / 2 - 1 : 0);
    },
    clear: () => {},
  });
}

function counting(print: (text: string) => void): Record<string, Method> {
  const counts = create(null) as Record<string, number>;
  return {
    count: (values) => {
      const label = labelText(values[0]);
      counts[label] = (counts[label] ?? 0) + 1;
      print(`${label}: ${counts[label]}`);
    },
    countReset: (values) => {
      counts[labelText(values[0])] = 0;
    },
  };
}

function timing(print: (text: string) => void): Record<string, Method> {
  const starts = create(null) as Record<string, number>;
  const tell: Method = (values) => {
    const label = labelText(values[0]);
    const start = starts[label];
    if (start !== undefined) print(`${label}: ${timeNow() - start} ms`);
  };
  return {
    time: (values) => {
      starts[labelText(values[0])] = timeNow();
    },
    timeLog: tell,
    timeEnd: (values) => {
      tell(values);
      delete starts[labelText(values[0])];
    },
  };
}

/** The label, a colon where something follows, and the values from one place on. */
function after(label: string, values: readonly unknown[], from: number): unknown[] {
  const list: unknown[] = [];
  append(list, values.length > from ? `${label}:` : label);
  for (let i = from; i < values.length; i += 1) append(list, values[i]);
  return list;
}
