import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { allowed } from './floors.ts';
import {
  licenceBreaches,
  limitBreaches,
  shapeBreaches,
  timeBreaches,
  undocumented,
  unusedPackages,
  wideComments,
} from './house.ts';
import { readSources, type SourceFile } from './imports.ts';
import { unusedExports } from './unused-exports.ts';

let sources: SourceFile[];
beforeAll(async () => {
  sources = (await readSources(Object.keys(allowed))).filter(({ file }) => !file.endsWith('.css'));
});

test('every export says what it is for', () => {
  const own = sources.filter(({ file }) => !/\.test\.tsx?$/.test(file));
  expect(own.flatMap(undocumented)).toEqual([]);
});

test('what a file exports, another one names', () => {
  expect(unusedExports(sources)).toEqual([]);
});

test('no file is longer than 300 lines, and none has a name that says nothing', () => {
  expect(sources.flatMap(shapeBreaches)).toEqual([]);
});

test('comments are no wider than 120 columns', () => {
  expect(sources.flatMap(wideComments)).toEqual([]);
});

test('limits are named max… and min…', () => {
  expect(sources.flatMap(limitBreaches)).toEqual([]);
});

test('times in milliseconds are named …Ms', () => {
  expect(sources.flatMap(timeBreaches)).toEqual([]);
});

test('every dependency that the product is shipped or built with has a licence that allows its use', () => {
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const direct = new Set(
    Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`),
  );
  // What is linked is a package of the product's own, which stands there by its folder, too.
  const used = Object.entries<{ dev?: boolean; link?: boolean; license?: string }>(packages).filter(
    ([place, { dev, link }]) => !link && (!dev || direct.has(place)),
  );
  expect(licenceBreaches(Object.fromEntries(used))).toEqual([]);
});

test('every dependency is used', async () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rooms = await readSources(Object.keys(allowed));
  const texts = [
    ...rooms.map(({ text }) => text),
    ...globSync('*.{ts,mjs,json}', { exclude: ['package*.json'] }).map((file) => readFileSync(file, 'utf8')),
  ];
  expect(unusedPackages(Object.keys({ ...dependencies, ...devDependencies }), texts)).toEqual([]);
});

test('planted faults are found and named', () => {
  const bare = {
    file: 'planted.ts',
    text: 'export const x = 1;\n/** Says. */\nexport async function y() {}',
  };
  expect(undocumented(bare)).toEqual(['"planted.ts" exports "x" without a docstring.']);
  const used = { file: 'other.ts', text: "import { y } from './planted.ts';" };
  expect(unusedExports([bare, used])).toEqual(['"planted.ts" exports "x", which no other file names.']);
  const long = { file: 'ui/utils.ts', text: 'x;\n'.repeat(301) };
  expect(shapeBreaches(long)).toEqual([
    '"ui/utils.ts" has 301 lines; 300 is the most.',
    '"ui/utils.ts" has a name that does not say what is in it.',
  ]);
  const wide = {
    file: 'planted.ts',
    text: `/** ${'word '.repeat(30)}*/\n// biome-ignore ${'word '.repeat(30)}\n// ${'a'.repeat(150)}`,
  };
  expect(wideComments(wide)).toEqual(['"planted.ts:1" is a comment of 156 columns; 120 is the most.']);
  expect(limitBreaches({ file: 'ui/planted.ts', text: 'const mostRows = 20; const maxRows = 20;' })).toEqual([
    '"ui/planted.ts" calls a limit "mostRows": it is named max… or min….',
  ]);
  const times =
    'const restsFor = 2_500; // ms\nconst restMs = 2_500; // ms of rest\nconst perMs = 5; // a millisecond';
  expect(timeBreaches({ file: 'ui/planted.ts', text: times })).toEqual([
    '"ui/planted.ts" calls a time in milliseconds "restsFor": its name ends in Ms.',
  ]);
  const texts = [
    "import x from 'c';\nimport y from '@d/e/f';",
    "const g = 'node_modules/g/h'; const a = 'ab, a';",
  ];
  expect(unusedPackages(['a', '@types/b', 'c', '@d/e', '@d/f', 'g', 'h'], texts)).toEqual([
    '"a" is in package.json, and no file names it.',
    '"@d/f" is in package.json, and no file names it.',
    '"h" is in package.json, and no file names it.',
  ]);
  const good = { a: { license: '(MIT OR GPL-3.0)' }, b: { license: 'MIT AND CC0-1.0' } };
  expect(licenceBreaches(good)).toEqual([]);
  const bad = { 'node_modules/a': { license: 'MIT AND GPL-3.0' }, 'node_modules/a/node_modules/@b/c': {} };
  expect(licenceBreaches(bad)).toEqual([
    '"a" has the licence "MIT AND GPL-3.0".',
    '"@b/c" has the licence "".',
  ]);
});
