/** What an attack finds around it, beyond its own file. Paths are relative to the workspace. */
export interface SetUp {
  files?: Readonly<Record<string, string>>;
  /** Symbolic links by their path, with what they point at. */
  links?: Readonly<Record<string, string>>;
  /** The attack's own file is reached through a link of this target. */
  entryIs?: string;
}

const notSource =
  '{ "name": "answers", "main": "index.ts", "imports": { "#answer": "../solutions/echo.ts" } }';

/**
 * The attacks that need a set-up, by name. `/COURSE` stands for the folder that the workspace, the
 * solutions and the graders lie in.
 */
export const setUps: Readonly<Record<string, SetUp>> = {
  "reads-the-solution-through-a-symlink": { links: { "helper.ts": "../solutions/echo.ts" } },
  "reads-the-solution-through-a-linked-folder": { links: { parts: "../solutions" } },
  "reads-the-solution-through-two-links": {
    links: { "one.ts": "two.ts", "two.ts": "/COURSE/solutions/echo.ts" },
  },
  "reads-the-grader-through-a-linked-folder": { links: { graders: "../graders" } },
  "is-a-link-to-the-solution": { entryIs: "../solutions/echo.ts" },
  "reads-through-node-modules": {
    files: {
      "node_modules/answers/package.json": notSource,
      "node_modules/answers/index.ts":
        'export { echo as right } from "../../../solutions/echo.ts";\n',
    },
  },
  "reads-through-node-modules-by-path": {
    files: { "node_modules/answers/index.ts": "" },
    links: { "node_modules/answers/own.ts": "../../../solutions/echo.ts" },
  },
  "reads-through-package-imports": { files: { "package.json": notSource } },
  "reads-through-tsconfig-paths": {
    files: {
      "tsconfig.json":
        '{ "compilerOptions": { "baseUrl": ".", "paths": { "answers": ["../solutions/echo.ts"] } } }',
    },
  },
  "reads-through-a-tsconfig-that-extends": {
    files: {
      "tsconfig.json":
        '{ "extends": "/COURSE/solutions/echo.ts", "files": ["/COURSE/solutions/echo.ts"] }',
    },
  },
  "quotes-the-solution-in-a-type-error": {
    files: { "tsconfig.json": '{ "compilerOptions": { "rootDirs": ["../solutions"] } }' },
  },
  "names-a-helper-that-climbs-out": {
    files: { "parts/deep.ts": 'export { echo as right } from "../../solutions/echo.ts";\n' },
  },
  "is-made-of-fifty-one-files": {
    files: Object.fromEntries(
      Array.from({ length: 51 }, (_, i) => [`parts/p${i}.ts`, `export const p${i} = ${i};\n`]),
    ),
  },
  "is-a-huge-source": {
    files: { "data.ts": `export const data = "${"x".repeat(300 * 1024)}";\n` },
  },
  "imports-a-declaration-of-secrets": {
    files: {
      "secret.d.ts":
        '/// <reference path="../solutions/echo.ts" />\nexport declare const secret: string;\n',
    },
  },
  "stalls-who-reads-its-imports": {
    files: { "data.ts": `export const data = \`from${" ".repeat(200_000)}\`;\n` },
  },
  "reads-a-json-file": { files: { "package.json": notSource } },
};
