import { expect, test } from 'vitest';
import { anchorsOf, nameOnce } from './anchors-of.ts';

const section = {
  anchor: 'a',
  parts: [{ anchor: 'b', title: 'B' }, { anchor: null }, 'words'],
  links: [{ _type: 'link', anchor: 'elsewhere' }],
};

test('a section has its own anchor and those of its parts, but none of where its links lead', () => {
  expect(anchorsOf(section)).toEqual(['a', 'b']);
  expect(anchorsOf({})).toEqual([]);
});

test('places with one name have it once, the first of them, and keep all else', () => {
  const tabs = { anchor: null, tabs: [{ anchor: 'e' }, { anchor: 'e' }] };
  const [first, second, third] = nameOnce([section, { ...section, anchor: 'c' }, tabs]);
  expect(first).toEqual(section);
  expect(anchorsOf(second ?? {})).toEqual(['c']);
  expect(second?.parts).toEqual([{ anchor: null, title: 'B' }, { anchor: null }, 'words']);
  expect(second?.links).toEqual(section.links);
  expect(third).toEqual({ anchor: null, tabs: [{ anchor: 'e' }, { anchor: null }] });
});
