import { expect, test } from 'vitest';
import { addressPatterns } from '#schemas/address-patterns.ts';
import { addressFaults, folderFault } from './address-fault.ts';

test('the types that there are stand at addresses at which they are seen', () => {
  expect(addressFaults(addressPatterns)).toEqual([]);
});

test.each(['/api', '/gallery', '/studio/notes', '/cards', '/sitemaps'])(
  'no type can stand below %s, where the site itself answers',
  (folder) => {
    expect(folderFault(folder)).toMatch(
      /^The site itself answers at \/\w+, so no page would be seen there\./,
    );
  },
);

test('an address that a folder from elsewhere brings is told with its file', () => {
  const faults = addressFaults({
    page: ':path',
    post: '/blog/:slug',
    news: '/blog/:slug',
    note: '/gallery/:slug',
    term: '/Terms/:slug',
    word: '/words',
    root: '/:slug',
  });
  expect(faults).toEqual([
    'pages/post/address.ts and pages/news/address.ts say the same: "/blog/:slug". Give one of the types another folder.',
    'pages/note/address.ts: The site itself answers at /gallery, so no page would be seen there. Begin the path with another word.',
    expect.stringContaining('pages/term/address.ts: "/Terms" cannot be the folder of a type.'),
    'pages/word/address.ts: "/words" is not an address of a type. A folder followed by "/:slug" was expected, such as /word/:slug, or ":path".',
    expect.stringContaining('pages/root/address.ts: "" cannot be the folder of a type.'),
  ]);
});
