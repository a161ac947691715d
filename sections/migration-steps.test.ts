import type { NodePatch } from '@sanity/migrate';
import { expect, test } from 'vitest';
import { patched } from './migrate-documents.ts';
import { changeField, dropField, fillField, renameField, takeOut } from './migration-steps.ts';

const stored = {
  _id: 'a',
  _type: 'note',
  lead: 'Lead',
  empty: null,
  rows: [
    { _key: 'a', _type: 'quote', text: 'One' },
    { _key: 'b', _type: 'line', text: 'Two', words: 'Newer' },
  ],
  names: ['x', 'yy'],
};

/** What is stored after some steps; the very same object when they change nothing. */
const after = (patches: NodePatch[]) => patched(stored, patches as never);

test('a field gets another name wherever it stands, and one that is filled in anew is kept', () => {
  expect(after(renameField(stored, 'lead', 'intro'))).toMatchObject({ intro: 'Lead' });
  expect(after(renameField(stored, 'rows[].text', 'words')).rows).toEqual([
    { _key: 'a', _type: 'quote', words: 'One' },
    { _key: 'b', _type: 'line', words: 'Newer' },
  ]);
  expect(after(renameField(stored, 'rows[](quote).text', 'words')).rows[1]).toEqual(stored.rows[1]);
});

test('a field is dropped, changed and filled in, and what fits is left as it is', () => {
  expect(after(dropField(stored, 'rows[].text')).rows[0]).toEqual({ _key: 'a', _type: 'quote' });
  const short = (value: unknown) => String(value).slice(0, 1);
  expect(after(changeField(stored, 'names[]', short)).names).toEqual(['x', 'y']);
  expect(changeField(stored, 'lead', (value) => value)).toEqual([]);
  const filled = after(fillField(stored, 'rows[].words', ({ text }) => text));
  expect(filled.rows.map((row) => ('words' in row ? row.words : ''))).toEqual(['One', 'Newer']);
  expect(after(fillField(stored, 'empty', () => 'Full')).empty).toBe('Full');
});

test('what has no key is taken out by where it stands', () => {
  const [a, b] = [
    { _type: 'quote', text: 'One' },
    { _type: 'line', text: 'Two' },
  ];
  const page = { _id: 'a', _type: 'page', sections: [a, a, b, a] };
  expect(patched(page, takeOut(page, 'quote') as never).sections).toEqual([b]);
  expect(after(dropField(stored, 'names[]')).names).toEqual([]);
});

test('what is nowhere is left as it is', () => {
  for (const patches of [
    renameField(stored, 'none', 'other'),
    dropField(stored, 'rows[].none'),
    changeField(stored, 'empty', () => 'x'),
    fillField(stored, 'none[].a', () => 'x'),
    takeOut(stored, 'quote'),
  ])
    expect(after(patches)).toBe(stored);
});

test('the sections of a kind are taken out', () => {
  const page = { ...stored, sections: stored.rows };
  expect(patched(page, takeOut(page, 'quote') as never).sections).toEqual([stored.rows[1]]);
});
