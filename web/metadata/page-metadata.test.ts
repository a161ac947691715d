import { expect, test } from 'vitest';
import { checkFound, type Found, nothingFound } from '#pages/found.ts';
import type { Page } from '#pages/page/contract.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { pageMetadata } from './page-metadata.ts';

const picture = {
  src: '/images/p/d/a-2000x1000.png',
  width: 2000,
  height: 1000,
  lqip: null,
  alt: 'A key',
  dark: null,
  crop: null,
  hotspot: null,
};
const shell: Shell = {
  site: {
    brandName: 'Brand',
    tagline: null,
    logo: null,
    socialLinks: [],
    badges: [],
    privacyMailbox: null,
    offices: [],
    seo: {
      title: 'Everything, safe',
      description: 'The site.',
      keywords: ['keys'],
      ogImage: picture,
      noindex: false,
    },
  },
  menu: null,
  footer: null,
};

function found(page: Partial<Page> | null, sections: unknown[] = []): Found {
  const whole = {
    _id: 'p',
    _updatedAt: '',
    title: 'Platform',
    path: '/platform',
    layout: null,
    revisedAt: null,
    timeZone: 'UTC',
    seo: null,
    _rev: 'r',
    kinds: [],
  };
  return checkFound({ ...nothingFound, page: page && { ...whole, ...page } }, sections);
}

test('a page without metadata of its own has the site’s', () => {
  const metadata = pageMetadata('/platform', found({}), shell);
  expect(metadata).toMatchObject({
    title: { absolute: 'Platform | Brand' },
    description: 'The site.',
    keywords: ['keys'],
    alternates: { canonical: '/platform' },
    twitter: { card: 'summary_large_image' },
  });
  expect(metadata.robots).toBeUndefined();
  expect(JSON.stringify(metadata.openGraph)).toContain('w=1200&h=630');
});

test('where neither the page nor the site has a picture, one is drawn, with an address of its own for each title', () => {
  const bare = { ...shell, site: shell.site && { ...shell.site, seo: null } };
  const images = (title: string) => pageMetadata('/platform', found({ title }), bare).openGraph?.images;
  expect(images('Platform')).toEqual({
    url: expect.stringMatching(/^\/cards\/platform-[0-9a-f]{10}\.jpg$/),
    alt: 'Platform | Brand',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
  });
  expect(images('Platforms')).not.toEqual(images('Platform'));
});

test('no page of a site that is hidden as a whole is indexed', () => {
  const seo = { title: null, description: null, keywords: [], ogImage: null, noindex: false };
  const hidden = { ...shell, site: shell.site && { ...shell.site, seo: { ...seo, noindex: true } } };
  expect(pageMetadata('/platform', found({ seo }), hidden).robots).toEqual({ index: false, follow: false });
});

test('what a page says of itself comes first, cut to the limits', () => {
  const ogImage = { ...picture, alt: 'A lock' };
  const texts = { title: 'Own', description: 'word '.repeat(100), keywords: ['locks'] };
  const seo = { ...texts, ogImage, noindex: true };
  const metadata = pageMetadata('/platform', found({ seo }), shell);
  expect(metadata.title).toEqual({ absolute: 'Own | Brand' });
  expect(metadata.keywords).toEqual(['locks']);
  expect(metadata.openGraph?.images).toMatchObject({ alt: 'A lock' });
  // Words of four letters and a space, without the last space, and an ellipsis.
  expect(metadata.description).toMatch(/^(word ){39}word…$/);
  expect(metadata.twitter?.description).toMatch(/^(word ){27}word…$/);
  expect(metadata.robots).toEqual({ index: false, follow: false });
});

test('the home page has the title of the site', () => {
  expect(pageMetadata('/', found({ path: '/', title: 'Home' }), shell).title).toEqual({
    absolute: 'Everything, safe',
  });
});

test('an address without a page is never indexed', () => {
  const metadata = pageMetadata('/404', found(null), shell);
  expect(metadata).toMatchObject({ title: { absolute: 'Page not found | Brand' }, robots: { index: false } });
  expect(metadata.alternates).toBeFalsy();
});

test('nor is the page that says so: it names no address of its own, and no Markdown that nobody finds', () => {
  const metadata = pageMetadata('/404', found({ path: '/404', title: 'Page not found' }), shell);
  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(metadata.alternates).toBeUndefined();
  expect(metadata.openGraph?.url).toBeUndefined();
});
