import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingNames, findingsPage } from './findings.ts';

const names: string[] = Object.values(findingNames).flat();
const sections = readFileSync(findingsPage, 'utf8').split(/^#{1,2} (?=[a-z-]+$)/m);

test('every finding has its section, in the order of the list, and every section a finding', () => {
  expect(sections.slice(1).map((section) => section.split('\n')[0])).toEqual(names);
});

test('every section says what its finding means', () => {
  const short = sections.slice(1).filter((section) => section.split('\n').filter(Boolean).length < 2);
  expect(short).toEqual([]);
});

test('every finding of the list is made somewhere in the code', () => {
  const code = globSync('contract/*/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});
