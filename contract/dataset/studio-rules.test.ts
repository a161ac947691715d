import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { kinds } from '#sections/registry.ts';
import { studioErrors } from '../studio-errors.ts';
import type { DatasetDocument } from './finding.ts';
import { studioMarkers } from './studio-rules.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its.client().create({ _id: 'page-b', _type: 'page', title: 'B', path: { current: '/b' } });
});
afterAll(() => its?.close());

const page = (...sections: object[]): DatasetDocument => ({
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: { _type: 'slug', current: '/a' },
  sections,
});
const samples = Object.values(kinds).map(({ sample }, index) => ({ _key: `k${index}`, ...sample }));

test.each<[string, DatasetDocument]>([
  ['a page of all samples', page(...samples)],
  ['a page without title and path', { _id: 'page-a', _type: 'page' }],
  [
    'texts that are too long',
    page({ _key: 'a', _type: 'cta-banner', title: 'x'.repeat(91), text: 'y'.repeat(201) }),
  ],
  ['a choice that there is not', page({ _key: 'a', _type: 'cta-banner', title: 'T', background: 'purple' })],
  ['values of wrong types', page({ _key: 'a', _type: 'cta-banner', title: 7, buttons: 'none' })],
  [
    'fields that nobody sees',
    { ...page({ _key: 'a', _type: 'cta-banner', title: 'T', subtitle: 'S' }), more: 1 },
  ],
  ['a required list that is empty', page({ _key: 'a', _type: 'faq', title: 'T', items: [] })],
  [
    'a button without a link',
    page({
      _key: 'a',
      _type: 'cta-banner',
      title: 'T',
      buttons: [{ _key: 'b', _type: 'button', label: 'Go' }],
    }),
  ],
  [
    'a link to two places',
    page({
      _key: 'a',
      _type: 'cta-banner',
      title: 'T',
      buttons: [
        {
          _key: 'b',
          _type: 'button',
          label: 'Go',
          link: { _type: 'link', href: '/b', page: { _type: 'reference', _ref: 'page-b' } },
        },
      ],
    }),
  ],
  ['a wrong path', { ...page(), path: { _type: 'slug', current: 'a b' } }],
  [
    'two equal anchors',
    page(
      { _key: 'a', _type: 'cta-banner', title: 'T', anchor: 'x' },
      { _key: 'b', _type: 'cta-banner', title: 'T', anchor: 'x' },
    ),
  ],
  [
    'a picture without words',
    page({
      _key: 'a',
      _type: 'marquee',
      pictures: [
        {
          _key: 'p',
          _type: 'slide',
          image: { _type: 'picture', asset: { _type: 'reference', _ref: 'page-b' } },
        },
      ],
    }),
  ],
  ['a post without anything', { _id: 'post-a', _type: 'post' }],
  [
    'a redirect to itself',
    {
      _id: 'redirect-a',
      _type: 'redirect',
      from: { _type: 'slug', current: '/a' },
      to: { _type: 'link', href: '/a' },
    },
  ],
])('what keeps %s from being published is what Sanity says', async (_what, document) => {
  const sanity = await studioErrors(document, its.client());
  const ours = await studioMarkers(document, (id) => id === 'page-b');
  const lines = ours.map(({ path, message }) => `${path || document._type}: ${message}`);
  expect([...new Set(lines)].toSorted()).toEqual([...new Set(sanity)].toSorted());
});
