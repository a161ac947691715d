import { expect, test } from 'vitest';
import { anchorsOf, withoutAnchors } from './anchors-of.ts';

const section = {
  anchor: 'a',
  parts: [{ anchor: 'b', title: 'B' }, { anchor: null }, 'words'],
  links: [{ _type: 'link', anchor: 'elsewhere' }],
};

test('a section has its own anchor and those of its parts, but none of where its links lead', () => {
  expect(anchorsOf(section)).toEqual(['a', 'b']);
  expect(anchorsOf({})).toEqual([]);
});

test('without its anchors it keeps all else', () => {
  const rest = withoutAnchors(section);
  expect(anchorsOf(rest)).toEqual([]);
  expect(rest.parts).toEqual([{ title: 'B' }, {}, 'words']);
  expect(rest.links).toEqual(section.links);
});
