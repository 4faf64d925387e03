import fc from "fast-check";

/** What terminals obey, what hides, what looks like something else, and what is long. */
const tricks = fc.constantFrom(
  "\u001b[31mred\u001b[0m",
  "\u001b]8;;https://example.org\u0007link\u001b]8;;\u0007",
  "\u001b[2J\u001b[H",
  "\u009b31m",
  "a\rb",
  "a\nnext: rm -rf",
  "a\r\nb",
  "\u202etxet\u202c",
  "\u2066x\u2069",
  "a\u00a0b",
  "\u200b",
  "\ufeff",
  "\u0000",
  "\ud800",
  "e\u0301",
  "\u0301",
  "\u2212 32022",
  "👨\u200d👩\u200d👧",
  "漢字かな",
  "שלום",
  "::error::oops",
  "x".repeat(3000),
  "long words ".repeat(60),
  "\t\ttabs",
  "'\"`\\",
  "",
);

/** Any text, often one that a careless screen would be hurt by. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 2, arbitrary: tricks },
);

/** Text where a sentence is due: never empty. */
export const words: fc.Arbitrary<string> = anyText.map((text) => `a ${text}`);

/** A value, or null where a member is to be left out. */
export function optionally<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null });
}

/** Name of a file of a submission: letters of any script, spaces, and what terminals obey. */
export const fileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("make_request.ts", "handle.ts", "My File (1) é 模.ts"),
  anyText.map((text) => `${text.slice(0, 20)}.ts`),
);

/** Members of a place in a file. */
export const place = {
  file: fileName,
  line: fc.integer({ min: 1, max: 3000 }),
  column: fc.integer({ min: 1, max: 400 }),
};
