import { expect, test } from 'vitest';
import { bareCasts } from './casts.ts';
import { allowed } from './floors.ts';
import { readSources } from './imports.ts';

test('every cast has its reason beside it', async () => {
  const sources = await readSources(Object.keys(allowed));
  expect(sources.filter(({ file }) => !/\.test\.tsx?$/.test(file)).flatMap(bareCasts)).toEqual([]);
});

test('a cast without a reason is found; one with a reason, a word of prose and a new name are none', () => {
  const found = (text: string) => bareCasts({ file: 'web/planted.tsx', text });
  expect(found('const a = b as Thing;')).toEqual(['web/planted.tsx:1: const a = b as Thing;']);
  expect(found('\n\n\n(b as { c?: string }).c')).toHaveLength(1);
  expect(found('// It has one.\nf(\n  b as unknown as Thing,\n)')).toEqual([]);
  expect(found('const a = b as Thing; // It has one.')).toEqual([]);
  expect(found('// Too far above.\n\n\n\nconst a = b as Thing;')).toHaveLength(1);
  expect(found('const a = [1] as const;')).toEqual([]);
  expect(found("import { a as B } from 'b';\nimport {\n  a as B,\n} from 'b';")).toEqual([]);
  expect(found("'as Sanity does' + `known as\n X as Y`")).toEqual([]);
  expect(found('<p>A page as it is now</p>')).toEqual([]);
});
