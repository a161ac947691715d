import { expect, test } from 'vitest';
import { type Found, nothingFound } from '#pages/found.ts';
import type { Page } from '#pages/page/contract.ts';
import type { Position } from '#pages/position/contract.ts';
import { structuredData as jobPosting } from '#pages/position/structured-data.ts';
import { videoObject } from '#schemas/episode/video-object.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import { foundPage } from '../page/found-page-fixture.ts';
import { pageMetadata } from './page-metadata.ts';
import { structuredData, toScript } from './structured-data.ts';

const page = ({ sections = [], ...fields }: Partial<Page> & { sections?: unknown[] }) =>
  foundPage(sections, { title: 'Visibility', path: '/platform/visibility', ...fields }).page;
const shell = { site: null };
const lisbon = {
  city: 'Lisbon',
  country: 'PT',
  street: 'Rua da Dobradiça 14',
  postalCode: '1100-000',
  region: null,
};
const stockholm = { city: 'Stockholm', country: 'SE', street: null, postalCode: null, region: null };
const site = {
  brandName: 'Brand',
  tagline: null,
  logo: null,
  socialLinks: [],
  badges: [],
  privacyMailbox: null,
  offices: [lisbon, stockholm],
  seo: null,
};
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
  ...{ revisedAt: null as string | null, timeZone: 'UTC' },
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
  ...{ closesAt: null, timeZone: 'UTC' },
  isOpen: true,
  countries: ['PT'],
  salary: null,
  body: [],
  form: null,
  seo: null,
  related: [],
  sections: [],
};

function jobAt(location: string | null, countries: string[] = []) {
  const on = {
    path: '/join/engineer',
    urlOf: (address: string) => address,
    publisher: { '@type': 'Organization', name: 'Brand' },
    offices: [lisbon, stockholm],
  };
  return jobPosting({ ...position, location, countries }, on)[0];
}

const inLisbon = {
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Rua da Dobradiça 14',
    postalCode: '1100-000',
    addressLocality: 'Lisbon',
    addressCountry: 'PT',
  },
};
const inStockholm = {
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: 'Stockholm', addressCountry: 'SE' },
};
const remoteIn = (...names: string[]) => ({
  jobLocationType: 'TELECOMMUTE',
  ...(names.length > 0 && {
    applicantLocationRequirements: names.map((name) => ({ '@type': 'Country', name })),
  }),
});

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
    directApply: false,
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
  expect(structuredData('/404', { ...nothingFound, page: page({ path: '/404' }) }, shell)).toEqual([]);
});

test('an episode is described on its own page, as far as it has what search engines ask for, and on no list', () => {
  const poster = { src: '/images/p/d/a-366x205.webp', width: 366, height: 205, alt: 'A rosette' };
  const film = {
    _id: 'e',
    _updatedAt: '2026-03-03T00:00:00Z',
    title: 'One value, seven places',
    slug: 'one-value',
    href: '/masterclass/one-value',
    number: 5,
    description: null,
    videoPoster: { ...poster, lqip: null, isDecorative: false, dark: null, crop: null, hotspot: null },
    videoDuration: '0:09',
    tagColor: null,
    video: '/files/p/d/a.mp4',
    captions: '/files/p/d/a.vtt',
    speaker: post.author,
    publishedAt: '2026-03-02T09:00:00Z',
  };
  const on = { path: film.href, urlOf: (address: string) => `http://localhost:3000${address}` };
  expect(videoObject(film, film.href, on)).toEqual({
    '@type': 'VideoObject',
    name: 'One value, seven places',
    description: 'One value, seven places',
    url: 'http://localhost:3000/masterclass/one-value',
    contentUrl: 'http://localhost:3000/files/p/d/a.mp4',
    thumbnailUrl: 'http://localhost:3000/images/p/d/a-366x205.webp',
    uploadDate: '2026-03-02T09:00:00Z',
    duration: 'PT0M9S',
    author: {
      '@type': 'Person',
      name: 'Ada Lind',
      url: 'http://localhost:3000/blog/authors/ada-lovelace',
    },
  });
  expect(videoObject({ ...film, video: null }, film.href, on)).toBeNull();
  const list = { _key: 'a', _type: 'episodes-list', anchor: null, background: 'paper', spacing: 'normal' };
  const sections = [{ ...list, eyebrow: null, title: 'E', text: null, episodes: [film] }];
  const things = structuredData('/masterclass', { ...nothingFound, page: page({ sections }) }, shell);
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});

test.each([
  ['Lisbon', [], { jobLocation: [inLisbon] }],
  ['Lisbon or Stockholm', [], { jobLocation: [inLisbon, inStockholm] }],
  ['lisbon, Porto or remote', ['PT'], { jobLocation: [inLisbon], ...remoteIn('PT') }],
  ['Lisbon or remote in Europe', [], { jobLocation: [inLisbon], ...remoteIn() }],
  ['Remote in Europe', ['PT', 'SE'], remoteIn('PT', 'SE')],
  [null, ['PT'], remoteIn('PT')],
])('a position at %j is listed where it is', (location, countries, places) => {
  const { jobLocation, jobLocationType, applicantLocationRequirements } = jobAt(location, countries) as Thing;
  const given = { jobLocation, jobLocationType, applicantLocationRequirements };
  expect(given).toEqual({
    jobLocation: undefined,
    jobLocationType: undefined,
    applicantLocationRequirements: undefined,
    ...places,
  });
});

test('nothing is told of a position whose country nobody can say: search engines would refuse it', () => {
  expect(jobAt('Porto')).toBeUndefined();
  expect(jobAt('Remote in Europe')).toBeUndefined();
  // Countries are given for remote work only.
  expect(jobAt('Porto', ['PT'])).toBeUndefined();
});

test('a position says until when it is open and what it pays', () => {
  const salary = { from: 52_000, to: 64_000, currency: 'EUR', unit: 'YEAR' } as const;
  const told = (pay: Position['salary']) =>
    structuredData(
      '/x',
      { ...nothingFound, position: { ...position, closesAt: '2026-06-30T22:00:00Z', salary: pay } },
      { site },
    ).find((thing) => thing['@type'] === 'JobPosting');
  expect(told(salary)).toMatchObject({
    validThrough: '2026-06-30T22:00:00Z',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 52_000, maxValue: 64_000, unitText: 'YEAR' },
    },
  });
  expect(told({ ...salary, to: null })).toMatchObject({ baseSalary: { value: { value: 52_000 } } });
  expect(told(null)).not.toHaveProperty('baseSalary');
});

test('search engines are told nothing of a position that is closed', () => {
  const closed = { ...position, isOpen: false, closesAt: '2026-06-30T22:00:00Z' };
  const told = structuredData('/x', { ...nothingFound, position: closed }, { site });
  expect(told.map((thing) => thing['@type'])).not.toContain('JobPosting');
});

test('who stands behind the site has an address, and a logo that search engines take', () => {
  const organization = (logo: typeof picture | null) =>
    structuredData('/', { ...nothingFound, page: page({ path: '/' }) }, { site: { ...site, logo } })[0];
  const picture = {
    src: '/images/p/d/logo-400x120.png',
    width: 400,
    height: 120,
    lqip: null,
    alt: 'Brand',
    dark: null,
    crop: null,
    hotspot: null,
  };
  const mark = { url: 'http://localhost:3000/icon-512.png', width: 512, height: 512 };
  expect(organization(picture)).toMatchObject({
    address: inLisbon.address,
    logo: { '@type': 'ImageObject', url: 'http://localhost:3000/images/p/d/logo-400x120.png', height: 120 },
  });
  expect(organization(null)).toMatchObject({ logo: mark });
  expect(organization({ ...picture, height: 90 })).toMatchObject({ logo: mark });
  expect(organization({ ...picture, src: '/images/p/d/logo-400x120.svg' })).toMatchObject({ logo: mark });
});

test('an article was changed when its page says so', () => {
  const dates = (fields: Partial<typeof post>) => {
    const found = { ...nothingFound, post: { ...post, ...fields } };
    const { modifiedTime } = pageMetadata('/blog/keys', found, { site, menu: null, footer: null })
      .openGraph as { modifiedTime?: string };
    const told = structuredData('/blog/keys', found, shell)[1];
    expect(told?.dateModified).toBe(modifiedTime);
    return modifiedTime;
  };
  // It was corrected later, which its page does not tell.
  expect(dates({})).toBe(post.publishedAt);
  expect(dates({ revisedAt: '2026-03-04T09:00:00Z' })).toBe('2026-03-04T09:00:00Z');
  expect(dates({ revisedAt: '2026-03-01T09:00:00Z' })).toBe(post.publishedAt);
  expect(dates({ publishedAt: null as never })).toBe(post._updatedAt);
});

test('no text can end the script that holds the data', () => {
  const script = toScript([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});
