import { expect, test } from 'vitest';
import { attributesOf, keyOf, unordered } from './attribute.ts';

test('keys stand in the order of GROQ: numbers, texts by their UTF-16, booleans, and what has no order', () => {
  const ordered = [-1e9, -4.5, -0.1, 0, 3, 3.5, 1e21, '', 'B', 'a', 'ab', '\u{1f600}', '\ue000', false, true];
  const keys = ordered.map((value) => keyOf(value) ?? Buffer.of());
  expect(keys.toSorted(Buffer.compare)).toEqual(keys);
  expect(Buffer.compare(keys.at(-1) ?? Buffer.of(), unordered)).toBe(-1);
  expect(keyOf(-0)).toEqual(keyOf(0));
  expect(keyOf(null)).toBeUndefined();
});

test('a document is found by its fields, their parts, and what GROQ makes of them', () => {
  const common = { _id: 'a', _type: 'x', _rev: '', _createdAt: '', _updatedAt: '' };
  const of = (fields: object) => [...attributesOf({ ...common, ...fields }).keys()];
  const own = ['_createdAt', '_updatedAt'];
  expect(of({ title: 'One' })).toEqual([...own, 'title', 'lower(title)']);
  expect(of({ at: '2026-01-01T00:00:00Z' })).toEqual([...own, 'at', 'lower(at)', 'dateTime(at)']);
  expect(of({ at: '2026-02-31T00:00:00Z' })).toEqual([...own, 'at', 'lower(at)']);
  expect(of({ path: { current: '/a' } })).toEqual([...own, 'path', 'path.current']);
  expect(of({ by: { _ref: 'b' }, none: null, list: [1] })).toEqual([...own, 'by', 'by._ref', 'list']);
});
