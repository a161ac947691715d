import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { maxOfType } from '#pages/overview-query.ts';
import { llmsText } from './llms-text.ts';
import { rss } from './rss.ts';
import { sitemapFile, sitemapIndex } from './sitemap-xml.ts';

test('the feed is XML whatever stands in the posts', () => {
  const entry = {
    path: '/blog/keys',
    title: 'Keys & <locks>\u0001',
    about: 'Why "both"?',
    publishedAt: '2026-03-02T09:00:00Z',
    category: 'Research',
    author: null,
  };
  const feed = rss([entry], { title: 'Blog', description: 'D' });
  expect(feed).toContain('<title>Keys &amp; &lt;locks&gt;</title>');
  expect(feed).toContain('<link>http://localhost:3000/blog/keys</link>');
  expect(feed).toContain('<pubDate>Mon, 02 Mar 2026 09:00:00 GMT</pubDate>');
  expect(feed).toContain('<description>Why &quot;both&quot;?</description>');
});

test('the text for language models lists what stands where', () => {
  const overview = [
    { type: 'page', path: '/platform', title: 'Platform', about: 'All\nof it.' },
    { type: 'post', path: '/blog/keys', title: 'Keys', about: null },
  ];
  expect(llmsText(overview, { title: 'Brand', about: 'What we do.' })).toBe(
    '# Brand\n\n> What we do.\n\n## Pages\n\n- [Platform](http://localhost:3000/platform.md): All of it.\n\n## Blog\n\n- [Keys](http://localhost:3000/blog/keys.md)\n',
  );
});

test('no title ends its link, or makes something else of the text for language models', () => {
  const title = 'Keys] are *not* <b>secrets</b> [yet';
  const overview = [{ type: 'page', path: '/keys', title, about: '`1` < 2\n# No heading' }];
  const tree = fromMarkdown(llmsText(overview, { title: 'A_b_ #1', about: '> [x](y)' }));
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'blockquote', 'heading', 'list']);
  expect(tree.children.map(textOf)).toEqual([
    'A_b_ #1',
    '> [x](y)',
    'Pages',
    `${title}: \`1\` < 2 # No heading`,
  ]);
});

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

test('of a large site the text for language models tells the foremost pages, and where all of them stand', () => {
  const page = (at: number) => ({ type: 'page', path: `/p${at}`, title: `P${at}`, about: null });
  const overview = Array.from({ length: maxOfType }, (_, at) => page(at));
  expect(llmsText(overview, { title: 'Brand', about: '' })).toContain(
    '\n\n## Optional\n\n- [Every address](http://localhost:3000/sitemap.xml)\n',
  );
});

test('the sitemap is XML whatever stands in the paths, and says a time only where there is one', () => {
  const updatedAt = '2026-03-02T09:00:00Z';
  expect(
    sitemapFile([
      { path: '/a&b', updatedAt },
      { path: '/café', updatedAt: null },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>http://localhost:3000/a&amp;b</loc><lastmod>2026-03-02T09:00:00Z</lastmod></url>
<url><loc>http://localhost:3000/caf%C3%A9</loc></url>
</urlset>
`);
  expect(sitemapIndex([{ number: 1, updatedAt }])).toContain(
    '<sitemap><loc>http://localhost:3000/sitemaps/1.xml</loc><lastmod>2026-03-02T09:00:00Z</lastmod></sitemap>',
  );
});
