import { expect, test } from 'vitest';
import { checkSection } from './check-section.ts';
import { outlineOf } from './outline.ts';

const heading = (key: string, style: string, text: string) => ({
  _key: key,
  _type: 'block',
  style,
  listItem: null,
  level: null,
  markDefs: [],
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
});
const prose = (key: string, title: string | null, anchor: string | null = null) =>
  checkSection({
    _key: key,
    _type: 'prose',
    title,
    text: [heading('a', 'h2', 'Scope'), heading('b', 'h3', 'Who'), heading('c', 'normal', 'Words')],
    animation: null,
    anchor,
    background: 'paper',
    spacing: 'normal',
  });

test('the outline of a page has the titles and headings of its texts, each with an id of its own', () => {
  const sections = [
    prose('one', null),
    prose('two', 'Scope', 'who'),
    checkSection({ _key: 'x', _type: 'poll' }),
  ];
  const { parts, idsOf } = outlineOf(sections);
  expect(parts.map(({ level, title, id }) => `${level} ${title} #${id}`)).toEqual([
    '2 Scope #scope',
    '3 Who #who-2',
    '2 Scope #scope-2',
    '2 Scope #scope-3',
    '3 Who #who-3',
  ]);
  expect(sections.map(idsOf)).toEqual([['scope', 'who-2'], ['scope-2', 'scope-3', 'who-3'], []]);
});

test('no heading has the id of a place that a section draws itself, or that every page has', () => {
  const list = checkSection({
    _key: 'list',
    _type: 'blog-index',
    anchor: null,
    background: 'paper',
    spacing: 'normal',
    eyebrow: null,
    title: 'Posts',
    text: null,
    emptyText: 'None.',
    path: '/blog',
    number: 1,
    category: null,
    categories: [],
    count: 0,
    posts: [],
  });
  const { parts } = outlineOf([prose('one', 'All posts'), prose('two', 'Main'), list]);
  expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['all-posts-2', 'main-2']));
});
