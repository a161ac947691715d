import { expect, test } from 'vitest';
import { doubledExports } from './doubled-exports.ts';
import { allowed } from './floors.ts';
import { readSources } from './imports.ts';

test('no two files of a room export the same name', async () => {
  const sources = await readSources(Object.keys(allowed));
  expect(doubledExports(sources)).toEqual([]);
});

test('a planted second export is found, of a type too; what each folder exports, and another room, is none', () => {
  const planted = [
    { file: 'ui/a/seen.ts', text: 'export const seenAt = 1;\nexport interface Seen {}' },
    { file: 'ui/b/seen.ts', text: 'export async function seenAt() {}' },
    { file: 'ui/seen.tsx', text: '/** Draws. */\nexport function Seen() {}' },
    { file: 'web/seen.ts', text: 'export const seenAt = 1;' },
    { file: 'sections/a/contract.ts', text: 'export const contract = 1;' },
    { file: 'sections/b/contract.ts', text: 'export const contract = 1;' },
    // The forms of an overloaded function stand in one file.
    { file: 'lake/twice.ts', text: 'export function twice(a: 1): 1;\nexport function twice(a: 2): 2;' },
  ];
  expect(doubledExports(planted)).toEqual([
    '"ui/a/seen.ts" and "ui/b/seen.ts" export "seenAt": leave it in one place, or give each its own name.',
    '"ui/a/seen.ts" and "ui/seen.tsx" export "Seen": leave it in one place, or give each its own name.',
  ]);
});
