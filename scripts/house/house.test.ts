import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { allowed } from './floors.ts';
import { readSources, type SourceFile } from './imports.ts';

const longest = 300; // lines
const forbidden = /^(utils?|helpers?|common|misc|shared|types)\.(ts|tsx)$/;
const licences =
  /^(MIT|MPL-2\.0|MIT OR Apache-2\.0|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|OFL-1\.1|CC0-1\.0|BlueOak-1\.0\.0|\(MIT OR .*\)|\(Apache-2\.0 OR MIT\))$/;

let sources: SourceFile[];
beforeAll(async () => {
  sources = (await readSources(Object.keys(allowed))).filter(({ file }) => /\.tsx?$/.test(file));
});

/** Exports of a file that have no docstring above them. */
function undocumented({ file, text }: { file: string; text: string }): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, name] =
      line.match(
        /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|let) (\w+)/,
      ) ?? [];
    if (!name || /^\s*(\*\/|\/\*\*.*\*\/)\s*$/.test(lines[index - 1] ?? '')) return [];
    return [`"${file}" exports "${name}" without a docstring.`];
  });
}

test('every export says what it is for', () => {
  const own = sources.filter(({ file }) => !/\.test\.tsx?$|\/e2e\//.test(file));
  expect(own.flatMap(undocumented)).toEqual([]);
  expect(undocumented({ file: 'planted.ts', text: 'export const x = 1;' })).toHaveLength(1);
});

test('no file but those of the content is longer than 300 lines, and none has a name that says nothing', () => {
  expect(
    sources
      .filter(({ file, text }) => !file.startsWith('content/') && text.split('\n').length > longest)
      .map(({ file }) => file),
  ).toEqual([]);
  expect(sources.filter(({ file }) => forbidden.test(basename(file))).map(({ file }) => file)).toEqual([]);
});

test('every direct dependency has a licence that allows its use', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wrong = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    return licences.test(license) ? [] : [`"${name}" has the licence ${license}.`];
  });
  expect(wrong).toEqual([]);
});
