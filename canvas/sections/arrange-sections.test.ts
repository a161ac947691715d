import { expect, test } from 'vitest';
import { applyChanges } from '../changes/apply-changes.ts';
import type { Change } from '../messages.ts';
import {
  copyOfSection,
  insertAt,
  moveTo,
  newSection,
  sectionsOf,
  withOwnAnchor,
} from './arrange-sections.ts';

const bare = (_key: string) => ({ _key, _type: 'prose' });
const document = { _id: 'a', _type: 'page', sections: ['one', 'two', 'three'].map(bare) };
const sections = sectionsOf(document);
const keysAfter = (changes: Change[], before: object = document) =>
  sectionsOf(applyChanges(before as typeof document, changes)).map(({ _key }) => _key);

test.each([
  [0, ['new', 'one', 'two', 'three']],
  [1, ['one', 'new', 'two', 'three']],
  [3, ['one', 'two', 'three', 'new']],
])('a section is put at the place %i', (index, keys) => {
  expect(keysAfter(insertAt(sections, index, bare('new')))).toEqual(keys);
});

test('the first section of a document comes into a list that is empty, or that is not there', () => {
  for (const empty of [{ sections: [] }, {}])
    expect(keysAfter(insertAt([], 0, bare('new')), { _id: 'a', _type: 'page', ...empty })).toEqual(['new']);
});

test.each([
  ['three', 0, ['three', 'one', 'two']],
  ['one', 2, ['two', 'one', 'three']],
  ['one', 3, ['two', 'three', 'one']],
  ['two', 0, ['two', 'one', 'three']],
])('section %s is moved before what stands at %i', (key, index, keys) => {
  expect(keysAfter(moveTo(sections, key, index))).toEqual(keys);
});

test('a section that stands there already, or not at all, is not moved', () => {
  expect([moveTo(sections, 'two', 1), moveTo(sections, 'two', 2), moveTo(sections, 'gone', 0)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('a new section has the first values of its kind, no picture, and keys that no other has', () => {
  const [first, second] = [newSection('faq'), newSection('faq')];
  const keys = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"_key":"([^"]+)"/g)].map(([, key]) => key);
  expect(first._type).toBe('faq');
  expect(first.title).toBeTruthy();
  expect(keys(first).length).toBeGreaterThan(2);
  expect(new Set([...keys(first), ...keys(second)]).size).toBe(keys(first).length * 2);
  expect(newSection('shared')).toEqual({ _type: 'shared', _key: expect.any(String) });
});

test('the copy of a section is the same but for its keys', () => {
  const section = { ...bare('one'), items: [{ _key: 'x', text: 'Words' }] };
  const copy = copyOfSection(section);
  expect(copy).toEqual({
    ...section,
    _key: expect.any(String),
    items: [{ _key: expect.any(String), text: 'Words' }],
  });
  expect(copy._key).not.toBe('one');
});

test('a copy keeps its anchor only where no section of the page has it', () => {
  const section = { _key: 'a', _type: 'faq', anchor: 'questions' };
  expect(withOwnAnchor({ ...section, _key: 'b' }, [section])).toEqual({ _key: 'b', _type: 'faq' });
  expect(
    withOwnAnchor(section, [
      { ...section, anchor: 'prices' },
      { _key: 'c', _type: 'faq' },
    ]),
  ).toBe(section);
});
