import { expect, test } from 'vitest';
import { faultyPages, orphans, publishedOf, unusedPictures } from './site-faults.ts';

const path = (current: string) => ({ _type: 'slug', current });
const link = (to: object) => ({ _type: 'link', ...to });
const picture = (id: string, alt = 'A vault') => ({ _type: 'picture', asset: { _ref: id }, alt });
const home = {
  _id: 'home',
  _type: 'page',
  title: 'Home',
  path: path('/'),
  sections: [
    {
      _key: 'a',
      _type: 'hero',
      title: 'A',
      link: link({ page: { _ref: 'platform' } }),
      picture: picture('image-a'),
    },
    { _key: 'b', _type: 'hero', title: 'B', link: link({ href: '/about-us' }) },
  ],
};
const platform = {
  _id: 'platform',
  _type: 'page',
  title: 'Platform',
  path: path('/platform'),
  sections: [
    { _key: 'a', _type: 'hero', title: 'A', link: link({ href: '/gone' }), picture: picture('image-a', '') },
    { _key: 'b', _type: 'cta-banner', title: 'B', link: link({ page: { _ref: 'lonely-draft' } }) },
  ],
};
const about = {
  _id: 'about',
  _type: 'page',
  title: 'About us',
  path: path('/about-us'),
  sections: home.sections,
};
const lonely = { ...about, _id: 'lonely', title: 'Lonely', path: path('/lonely') };
const draft = {
  ...about,
  _id: 'drafts.about',
  sections: [{ _key: 'c', _type: 'hero', picture: picture('image-b') }],
};
const redirect = {
  _id: 'redirect',
  _type: 'redirect',
  from: path('/old'),
  to: link({ page: { _ref: 'lonely' } }),
};
const hidden = { ...lonely, _id: 'hidden', title: 'Hidden', path: path('/hidden'), seo: { noindex: true } };
const all = [home, platform, about, lonely, draft, redirect, hidden];
const published = publishedOf(all);

test('pages are listed by what visitors stumble over in them, the worst first', async () => {
  const known = {
    documents: [platform, about, lonely],
    files: [{ _id: 'image-a', size: 1 }],
    addresses: ['/', '/platform', '/about-us', '/lonely'],
    placesAt: async () => undefined,
  };
  const found = await faultyPages(published, known);
  expect(found.map(({ title, address }) => [title, address])).toEqual([['Platform', '/platform']]);
  expect(found[0]?.faults).toHaveLength(3);
  expect(found[0]?.faults.join(' ')).toMatch(/Say what the picture shows.*(gone|published)/);
});

test('a page to which nothing leads is named; what a redirect leads to is no better, and the home page needs nobody', () => {
  expect(orphans(published).map(({ title }) => title)).toEqual(['Lonely']);
});

test('a picture is unused when not even a draft shows it', () => {
  const pictures = ['image-a', 'image-b', 'image-c'].map((_id) => ({ _id }));
  expect(unusedPictures(all, pictures)).toEqual([{ _id: 'image-c' }]);
});
