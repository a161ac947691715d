import { beforeAll, expect, test } from 'vitest';
import { bareCasts } from './casts.ts';
import { allowed } from './floors.ts';
import { readSources, type SourceFile } from './imports.ts';

/** How many casts without a reason a room has at most. A number may only fall: whoever gives reasons, or better types, lowers it. */
const most: Record<string, number> = {
  ui: 0,
  schemas: 0,
  sections: 0,
  studio: 0,
  pages: 0,
  content: 1,
  e2e: 2,
  web: 20,
  contract: 41,
  scripts: 45,
  lake: 0,
};

let sources: SourceFile[];
beforeAll(async () => {
  sources = (await readSources(Object.keys(allowed))).filter(({ file }) => !/\.test\.tsx?$/.test(file));
});

test.each(Object.keys(allowed))('no cast comes into %s/ without its reason beside it', (room) => {
  const found = sources.filter(({ file }) => file.startsWith(`${room}/`)).flatMap(bareCasts);
  const ceiling = most[room] ?? 0;
  expect(found.length, `${room}/ may have ${ceiling}:\n${found.join('\n')}\n`).toBeLessThanOrEqual(ceiling);
  if (found.length < ceiling)
    console.warn(
      `Hint: ${room}/ has ${found.length} casts without a reason; write so into ${import.meta.filename}`,
    );
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
