import { describe, expect, it } from "vitest";
import { readSpecifier } from "../../src/sandbox/specifier.ts";

describe("an import's specifier", () => {
  it.each([
    ["./protocol.ts", "handle.ts", ["protocol.ts"]],
    ["./protocol.js", "handle.ts", ["protocol.ts"]],
    ["./protocol", "handle.ts", ["protocol.ts", "protocol/index.ts"]],
    ["./make.request", "handle.ts", ["make.request.ts", "make.request/index.ts"]],
    ["../protocol", "parts/check.ts", ["protocol.ts", "protocol/index.ts"]],
    ["./parts/", "handle.ts", ["parts/index.ts"]],
    [".", "parts/check.ts", ["parts.ts", "parts/index.ts"]],
    ["./", "handle.ts", ["index.ts"]],
    ["./a/../b.ts", "handle.ts", ["b.ts"]],
  ])("%s in %s means %j", (specifier, importer, candidates) => {
    expect(readSpecifier(specifier, importer)).toEqual({ candidates });
  });

  it.each([
    ["../solution.ts", "outside-the-folder"],
    ["..", "outside-the-folder"],
    ["./../../x", "outside-the-folder"],
    ["./a/../../x", "outside-the-folder"],
    ["/etc/passwd", "outside-the-folder"],
    ["\\\\server\\share\\x.ts", "outside-the-folder"],
    ["C:\\x.ts", "outside-the-folder"],
    ["c:/x.ts", "outside-the-folder"],
    ["file:///etc/passwd", "a-url"],
    ["data:text/javascript,export default 1", "a-url"],
    ["https://example.com/x.ts", "a-url"],
    ["HTTP://example.com/x.ts", "a-url"],
    ["blob:x", "a-url"],
    ["node:fs", "a-node-module"],
    ["fs", "a-node-module"],
    ["fs/promises", "a-node-module"],
    ["node:nothing-of-the-kind", "a-node-module"],
    ["lodash", "a-package"],
    ["@scope/x", "a-package"],
    ["protocol", "a-package"],
    ["protocol.ts", "a-package"],
    ["#internal", "a-package"],
    ["~/x", "a-package"],
    [".hidden", "a-package"],
    ["", "a-package"],
  ])("%s is refused: %s", (specifier, refused) => {
    expect(readSpecifier(specifier, "handle.ts")).toEqual({ refused });
  });
});
