import { expect, test } from 'vitest';
import { type Found, nothingFound } from '#pages/found.ts';
import { maxOfType } from '#pages/overview-query.ts';
import type { Page } from '#pages/page/contract.ts';
import { structuredData as jobPosting } from '#pages/position/structured-data.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import { foundPage } from '../page/found-page-fixture.ts';
import { llmsText } from './llms-text.ts';
import { rss } from './rss.ts';
import { sitemapFile, sitemapIndex } from './sitemap-xml.ts';
import { structuredData, toScript } from './structured-data.ts';

const page = ({ sections = [], ...fields }: Partial<Page> & { sections?: unknown[] }) =>
  foundPage(sections, { title: 'Visibility', path: '/platform/visibility', ...fields }).page;
const shell = { site: null };
const post = {
  _id: 'a',
  _updatedAt: '2026-03-03T00:00:00Z',
  title: 'Keys & <locks>',
  slug: 'keys',
  href: '/blog/keys',
  excerpt: 'Why "both"?',
  publishedAt: '2026-03-02T09:00:00Z',
  image: null,
  category: { title: 'Research', slug: 'research', color: null },
  author: {
    firstName: 'Ada',
    lastName: 'Lind',
    title: null,
    avatar: null,
    bio: null,
    href: '/blog/authors/ada-lovelace',
  },
  body: [],
  revisedAt: null,
  seo: null,
  related: [],
  sections: [],
  newer: null,
  older: null,
};

const position = {
  _id: 'j',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'Engineer',
  slug: 'engineer',
  href: '/join/engineer',
  location: 'Remote',
  type: 'Full-time',
  department: null,
  summary: 'S',
  publishedAt: null,
  body: [],
  form: null,
  seo: null,
  related: [],
  sections: [],
};

function office(addressLocality: string) {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality } };
}

function remoteIn(name: string) {
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'AdministrativeArea', name },
  };
}

test('a page tells the way to it', () => {
  const found = {
    ...nothingFound,
    page: page({}),
    ancestors: [{ title: 'Platform', path: '/platform', hasIndex: false }],
  };
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
  const types = (found: Found) => structuredData('/x', found, shell).map((thing) => thing['@type']);
  expect(types({ ...nothingFound, post })).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(structuredData('/x', { ...nothingFound, position }, shell)[1]).toMatchObject({
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
  expect(types({ ...nothingFound, page: page({ sections: [faq] }) })).toEqual(['BreadcrumbList', 'FAQPage']);
  const home = structuredData('/', { ...nothingFound, page: page({ path: '/' }) }, shell);
  expect(home.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(JSON.stringify(home[1])).toContain('/search?q={search_term_string}');
  expect(structuredData('/nowhere', nothingFound, shell)).toEqual([]);
});

test('the films of a page are described once each, as far as they have what search engines ask for', () => {
  const film = {
    title: 'One value, seven places',
    slug: 'one-value',
    number: 5,
    description: null,
    videoPoster: { src: '/images/p/d/a-366x205.webp', width: 366, height: 205, alt: 'A rosette' },
    videoDuration: '0:09',
    tagColor: null,
    video: '/files/p/d/a.mp4',
    captions: '/files/p/d/a.vtt',
    speaker: { ...post.author, slug: null },
    publishedAt: '2026-03-02T09:00:00Z',
  };
  const stored = { lqip: null, isDecorative: false, crop: null, hotspot: null };
  const episodes = [film, { ...film, slug: 'announced', video: null }].map((episode) => ({
    ...episode,
    videoPoster: { ...episode.videoPoster, ...stored },
  }));
  const list = { _type: 'episodes-list', anchor: null, background: 'paper', spacing: 'normal' };
  const section = { ...list, eyebrow: null, title: 'E', text: null, episodes };
  const sections = [
    { _key: 'a', ...section },
    { _key: 'b', ...section },
  ];
  const things = structuredData('/masterclass', { ...nothingFound, page: page({ sections }) }, shell);
  expect(things.filter((thing) => thing['@type'] === 'VideoObject')).toEqual([
    {
      '@type': 'VideoObject',
      name: 'One value, seven places',
      description: 'One value, seven places',
      url: 'http://localhost:3000/masterclass/one-value',
      contentUrl: 'http://localhost:3000/files/p/d/a.mp4',
      thumbnailUrl: 'http://localhost:3000/images/p/d/a-366x205.webp',
      uploadDate: '2026-03-02T09:00:00Z',
      duration: 'PT0M9S',
      author: { '@type': 'Person', name: 'Ada Lind' },
    },
  ]);
});

test.each([
  ['Lisbon', { jobLocation: [office('Lisbon')] }],
  ['Lisbon or Stockholm', { jobLocation: [office('Lisbon'), office('Stockholm')] }],
  ['Lisbon or remote in Europe', { jobLocation: [office('Lisbon')], ...remoteIn('Europe') }],
  ['Remote in Europe', remoteIn('Europe')],
  ['Remote', remoteIn('Worldwide')],
  [null, remoteIn('Worldwide')],
])('a position at %j is listed where it is', (location, places) => {
  const [told] = jobPosting(
    { ...position, location },
    {
      path: '/join/engineer',
      urlOf: (address) => address,
      publisher: { '@type': 'Organization', name: 'Brand' },
    },
  );
  const { jobLocation, jobLocationType, applicantLocationRequirements } = told as Thing;
  const given = { jobLocation, jobLocationType, applicantLocationRequirements };
  expect(given).toEqual({
    jobLocation: undefined,
    jobLocationType: undefined,
    applicantLocationRequirements: undefined,
    ...places,
  });
});

test('no text can end the script that holds the data', () => {
  const script = toScript([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});

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
