import { UsageError } from "../errors.ts";
import { defaultLimits, type Limits } from "../sandbox/limits.ts";

/** Reads a whole number between two bounds, both included. Throws UsageError `bad-option`. */
export function wholeNumber(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    const wanted = `a whole number from ${least} to ${most}`;
    throw new UsageError({ code: "bad-option", option, value: text, wanted });
  };
}

/** Adds one `NAME=VALUE` of `--limit` to the limits. Throws UsageError `bad-option`. */
export function addLimit(text: string, limits: Limits = defaultLimits): Limits {
  const [name = "", value = ""] = text.split("=", 2);
  const known = Object.keys(defaultLimits);
  if (!isLimit(name) || !/^\d+$/.test(value) || Number(value) < 1) {
    const wanted = `NAME=NUMBER with one of ${known.join(", ")}`;
    throw new UsageError({ code: "bad-option", option: "--limit", value: text, wanted });
  }
  return { ...limits, [name]: Number(value) };
}

function isLimit(name: string): name is keyof Limits {
  return Object.hasOwn(defaultLimits, name);
}
