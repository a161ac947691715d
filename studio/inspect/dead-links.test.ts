import { expect, test } from 'vitest';
import { addressesIn, deadLinks, type Known, namedIn } from './dead-links.ts';
import { nameOfPath } from './field-path.ts';
import { fileFaults } from './file-faults.ts';

const known: Known = {
  documents: [{ _id: 'page-platform', _type: 'page', path: { current: '/platform' } }],
  addresses: ['/platform', '/old'],
  placesAt: async (path) => (path === '/platform' ? new Set(['why']) : undefined),
};
const files = [
  { _id: 'image-light', size: 1000 },
  { _id: 'image-heavy', size: 9_000_000 },
  { _id: 'image-small', size: 900, width: 90 },
  { _id: 'image-mark-svg', size: 900, width: 90 },
];
const link = (fields: object) => ({ _type: 'link', ...fields });
const document = {
  _type: 'page',
  path: { current: '/own' },
  good: [
    link({ _key: 'a', page: { _ref: 'page-platform' }, anchor: 'why' }),
    link({ _key: 'b', href: '/platform/?from=menu#top' }),
    link({ _key: 'c', href: '/old#wherever' }),
    link({ _key: 'd', href: 'https://a.example/nowhere' }),
    link({ _key: 'e', href: '/feed.xml' }),
    { _key: 'f', asset: { _ref: 'image-light' } },
    { _key: 'g', asset: { _ref: 'image-mark-svg' } },
  ],
  bad: [
    link({ _key: 'a', page: { _ref: 'page-gone' } }),
    link({ _key: 'b', href: '/nowhere#top' }),
    { _key: 'c', asset: { _ref: 'image-gone' } },
    { _key: 'd', asset: { _ref: 'image-heavy' } },
    { _key: 'e', asset: { _ref: 'image-small' } },
    link({ _key: 'f', page: { _ref: 'page-platform' }, anchor: 'how' }),
    link({ _key: 'g', href: '/platform#how' }),
  ],
};

test('only what leads nowhere, is gone or weighs much is found, with its field', async () => {
  const found = [...(await deadLinks(document, known)), ...fileFaults(document, files)];
  expect(found.map(({ path, text }) => `${nameOfPath(path)}: ${text}`)).toEqual([
    expect.stringMatching(/^bad\.a\.page: What is picked here is not published/),
    expect.stringMatching(/^bad\.b\.href: It leads to \/nowhere, where nothing stands/),
    expect.stringMatching(/^bad\.f\.anchor: It leads to #how on \/platform, which has only #why/),
    expect.stringMatching(/^bad\.g\.href: It leads to #how on \/platform, which has only #why/),
    expect.stringMatching(/^bad\.c\.asset: The file of this picture is gone/),
    expect.stringMatching(/^bad\.d\.asset: The picture weighs 9 MB/),
    expect.stringMatching(/^bad\.e\.asset: The picture is only 90 pixels wide/),
  ]);
});

test('all that a document names is asked for once', () => {
  expect(addressesIn(document)).toEqual(['/platform', '/old', '/nowhere']);
  expect(namedIn({ a: { _ref: 'x' }, b: [{ c: { _ref: 'x' } }, { _ref: 'y' }] })).toEqual(['x', 'y']);
});
