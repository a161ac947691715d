import { expect, test } from 'vitest';
import { findPages, pageTree, prefixes, versionsFor } from './page-tree.ts';

const tree = pageTree([
  { _id: 'home', title: 'Home', path: '/' },
  { _id: 'visibility', title: 'Visibility', path: '/platform/visibility' },
  { _id: 'drafts.visibility', title: 'Visibility, better', path: '/platform/visibility' },
  { _id: 'drafts.new', title: null, path: null },
  { _id: 'about', title: 'About us', path: '/about-us' },
  { _id: 'drafts.risk', title: 'Shared keys', path: '/risks/shared-keys' },
]);

test('pages stand below the places of their paths, in the order of the alphabet', () => {
  expect(tree.root.pages).toMatchObject([{ id: 'home', title: 'Home' }]);
  expect(tree.root.children.map(({ path }) => path)).toEqual(['/about-us', '/platform', '/risks']);
  expect(tree.root.children[1]?.pages).toEqual([]);
  expect(tree.root.children[1]?.children.map(({ path }) => path)).toEqual(['/platform/visibility']);
});

test('a page and its draft are one, named as the draft is', () => {
  expect(tree.root.children[1]?.children[0]?.pages).toEqual([
    { id: 'visibility', title: 'Visibility, better', isPublished: true, hasDraft: true },
  ]);
  expect(tree.root.children[2]?.children[0]?.pages).toMatchObject([{ isPublished: false, hasDraft: true }]);
});

test('a page has the releases that change it or take it offline, and what only a release has stands where it will be', () => {
  const entries = [
    { _id: 'about', title: 'About us', path: '/about' },
    { _id: 'versions.spring.about', title: 'About all of us', path: '/about-us' },
    { _id: 'versions.winter.about', title: null, path: null, isRemoval: true },
  ];
  const offer = { _id: 'versions.spring.offer', title: 'Offer', path: '/offer' };
  const { root } = pageTree([...entries, offer]);
  const releases = [
    { id: 'spring', isRemoval: false },
    { id: 'winter', isRemoval: true },
  ];
  expect(root.children).toMatchObject([
    { path: '/about', pages: [{ title: 'About us', isPublished: true, releases }] },
    { path: '/offer', pages: [{ isPublished: false, hasDraft: false, releases: [{ id: 'spring' }] }] },
  ]);
  expect(versionsFor([{ _id: 'drafts.about' }], [...entries.slice(1), offer], true)).toEqual(
    entries.slice(1),
  );
  expect(versionsFor([], [offer], false)).toEqual([offer]);
});

test('a page without a path is not lost, nor is it to the search', () => {
  const page = { id: 'new', title: 'Untitled', isPublished: false, hasDraft: true };
  expect(tree.withoutPath).toEqual([page]);
  expect(findPages(tree, 'untitled')).toEqual([{ path: 'No visitor can reach it yet', page }]);
});

test('pages are found by title and by path', () => {
  expect(findPages(tree, 'ABOUT').map(({ path }) => path)).toEqual(['/about-us']);
  expect(findPages(tree, '/risks').map(({ path }) => path)).toEqual(['/risks/shared-keys']);
});

test('pages that were given one path are all shown there, what visitors see first, each with what is wrong', () => {
  const shared = pageTree([
    { _id: 'drafts.b', title: 'Access reviews', path: '/platform' },
    { _id: 'c', title: 'Platform', path: '/platform' },
    { _id: 'drafts.a', title: 'New page', path: '/platform/' },
    { _id: 'below', title: 'Below', path: '/platform/below' },
  ]);
  expect(shared.root.children).toMatchObject([
    {
      path: '/platform',
      pages: [
        { id: 'c', title: 'Platform', fault: 'Also the path of “New page” and “Access reviews”' },
        { id: 'a', title: 'New page', fault: 'Also the path of “Platform” and “Access reviews”' },
        { id: 'b', title: 'Access reviews', fault: 'Also the path of “Platform” and “New page”' },
      ],
      children: [{ path: '/platform/below', pages: [{ id: 'below' }] }],
    },
  ]);
  const found = (words: string) => findPages(shared, words).map(({ page }) => page.id);
  expect([found('access rev'), found('/platform')]).toEqual([['b'], ['c', 'a', 'b', 'below']]);
});

test('words are searched for by how each begins, whatever stands between them', () => {
  expect(prefixes(' Zugänge  /secrets-2 ')).toBe('Zugänge* secrets* 2*');
});
