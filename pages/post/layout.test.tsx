import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { post } from './contract.ts';
import PostLayout from './layout.tsx';

const author = { firstName: 'Ada', lastName: 'Lind', slug: null, title: null, bio: null, avatar: null };
const neighbour = (slug: string) => ({ title: `The post ${slug}`, slug });

function partsOf(fields: object): number {
  const document = post.parse({
    _id: 'post-a',
    _rev: 'r',
    kinds: [],
    _updatedAt: '2026-01-01T00:00:00Z',
    title: 'A post',
    slug: 'a',
    excerpt: '',
    image: null,
    category: null,
    author: null,
    publishedAt: null,
    revisedAt: null,
    timeZone: 'UTC',
    body: [],
    seo: null,
    ofCategory: [],
    ofOthers: [],
    newer: null,
    older: null,
    ...fields,
  });
  const html = renderToStaticMarkup(
    <PostLayout
      {...{ document, path: '/blog/a', url: '', ancestors: [], isTitled: true, contents: [], taken: [] }}
    />,
  );
  return html.split('<hr class="divider"/>').length;
}

test('the parts of a post are divided: its text, its author, the posts around it', () => {
  expect(partsOf({})).toBe(1);
  expect(partsOf({ author })).toBe(2);
  expect(partsOf({ author, newer: neighbour('b') })).toBe(3);
  expect(partsOf({ newer: neighbour('b'), older: neighbour('c') })).toBe(2);
});
