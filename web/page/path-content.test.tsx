import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkFound, type Found, nothingFound } from '#pages/found.ts';
import { post } from '#pages/post/contract.ts';
import { foundPage } from './found-page-fixture.ts';
import { PathContent } from './path-content.tsx';

const frame = { background: 'paper', spacing: 'normal' };
const tab = (key: string, anchor: string) => ({
  ...{ key, label: anchor, title: anchor, text: null, picture: null, linkLabel: null, anchor },
  href: null,
});
const tabs = (_key: string, anchor = 'ways') => ({
  ...{ _key, _type: 'tabs', eyebrow: null, title: 'One at a time', text: null, anchor },
  ...frame,
  tabs: [tab('a', 'find'), tab('b', 'rotate')],
});

const idsOf = (found: Found) =>
  [
    ...renderToStaticMarkup(<PathContent path="/a" found={found} isPreview={false} />).matchAll(
      / id="([^"]+)"/g,
    ),
  ].map(([, id = '']) => id);

test('a shared section that stands twice on a page has the names of its places once: links lead to the first', () => {
  const found = foundPage([tabs('x'), tabs('y')]);
  const ids = idsOf(found);
  const named = ids.filter((id) => /ways|find|rotate/.test(id));
  expect(named).toEqual(['ways', 'find-tab', 'rotate-tab', 'find', 'rotate']);
  expect(ids).toHaveLength(named.length + 4); // the second one's tabs and panels
  expect(new Set(ids).size).toBe(ids.length);
});

test('no section has the name of what every page has', () => {
  const ids = idsOf(foundPage([tabs('x', 'main'), tabs('y', 'ways')]));
  expect(ids.filter((id) => /^(main|ways)$/.test(id))).toEqual(['ways']);
});

test('a heading of a text leaves the name of a section to it, so that links lead there', () => {
  const heading = {
    ...{ _key: 'h', _type: 'block', style: 'h2', listItem: null, level: null, markDefs: [] },
    children: [{ _key: 's', _type: 'span', text: 'Questions', marks: [] }],
  };
  const document = post.parse({
    ...{ _id: 'post-a', _rev: 'r', kinds: [], _updatedAt: '2026-01-01T00:00:00Z', title: 'A', slug: 'a' },
    timeZone: 'UTC',
    ...{
      excerpt: '',
      image: null,
      category: null,
      author: null,
      publishedAt: null,
      revisedAt: null,
      seo: null,
    },
    ...{ ofCategory: [], ofOthers: [], newer: null, older: null },
    body: [heading],
  });
  const found = checkFound({ ...nothingFound, post: document }, [tabs('x', 'questions')]);
  const ids = idsOf(found).filter((id) => id.startsWith('questions'));
  expect(ids).toEqual(['questions-2', 'questions']);
});
