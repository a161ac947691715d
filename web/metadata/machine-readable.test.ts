import { expect, test } from 'vitest';
import type { Resolved } from '#sections/resolve-contract.ts';
import { llmsText } from './llms-text.ts';
import { rss } from './rss.ts';
import { structuredData, toScript } from './structured-data.ts';

const nothing: Resolved = { page: null, post: null, position: null, redirect: null, ancestors: [] };
const page = (fields: object) =>
  ({
    _id: 'p',
    _updatedAt: '2026-01-01T00:00:00Z',
    title: 'Visibility',
    path: '/platform/visibility',
    layout: null,
    seo: null,
    sections: [],
    ...fields,
  }) as Resolved['page'];
const shell = { site: null };
const post = {
  _id: 'a',
  _updatedAt: '2026-03-03T00:00:00Z',
  title: 'Keys & <locks>',
  slug: 'keys',
  excerpt: 'Why "both"?',
  publishedAt: '2026-03-02T09:00:00Z',
  image: null,
  category: { title: 'Research', slug: 'research', color: null },
  author: { firstName: 'Ada', lastName: 'Lind', title: null, avatar: null, bio: null },
  body: [],
  seo: null,
  related: [],
};

test('a page tells the way to it', () => {
  const found = { ...nothing, page: page({}), ancestors: [{ title: 'Platform', path: '/platform' }] };
  expect(structuredData('/platform/visibility', found, shell)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
        { '@type': 'ListItem', position: 2, name: 'Platform', item: 'http://localhost:3000/platform' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Visibility',
          item: 'http://localhost:3000/platform/visibility',
        },
      ],
    },
  ]);
});

test('a post, a position and questions are described', () => {
  const types = (found: Resolved) => structuredData('/x', found, shell).map((thing) => thing['@type']);
  expect(types({ ...nothing, post })).toEqual(['BreadcrumbList', 'BlogPosting']);
  const position = {
    _id: 'j',
    _updatedAt: '',
    title: 'Engineer',
    slug: 'engineer',
    location: 'Remote',
    type: 'Full-time',
    department: null,
    summary: 'S',
    publishedAt: null,
    body: [],
    seo: null,
  };
  expect(structuredData('/x', { ...nothing, position }, shell)[1]).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    description: 'S',
  });
  const faq = {
    _key: 'q',
    _type: 'faq',
    anchor: null,
    background: 'paper',
    spacing: 'normal',
    eyebrow: null,
    title: 'Q',
    text: null,
    items: [{ key: 'a', question: 'Why?', answer: [] }],
  };
  expect(types({ ...nothing, page: page({ sections: [faq] }) })).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(structuredData('/', { ...nothing, page: page({ path: '/' }) }, shell)[0]?.['@type']).toBe(
    'Organization',
  );
  expect(structuredData('/nowhere', nothing, shell)).toEqual([]);
});

test('no text can end the script that holds the data', () => {
  const script = toScript([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});

test('the feed is XML whatever stands in the posts', () => {
  const feed = rss([{ ...post, title: 'Keys & <locks>\u0001' }], { title: 'Blog', description: 'D' });
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
