import { expect, test } from 'vitest';
import { findPages, pageTree } from './page-tree.ts';

const tree = pageTree([
  { _id: 'home', title: 'Home', path: '/' },
  { _id: 'visibility', title: 'Visibility', path: '/platform/visibility' },
  { _id: 'drafts.visibility', title: 'Visibility, better', path: '/platform/visibility' },
  { _id: 'drafts.new', title: null, path: null },
  { _id: 'about', title: 'About us', path: '/about-us' },
  { _id: 'drafts.risk', title: 'Shared keys', path: '/risks/shared-keys' },
]);

test('pages stand below the places of their paths, in the order of the alphabet', () => {
  expect(tree.root.page).toMatchObject({ id: 'home', title: 'Home' });
  expect(tree.root.children.map(({ path }) => path)).toEqual(['/about-us', '/platform', '/risks']);
  expect(tree.root.children[1]?.page).toBeUndefined();
  expect(tree.root.children[1]?.children.map(({ path }) => path)).toEqual(['/platform/visibility']);
});

test('a page and its draft are one, named as the draft is', () => {
  expect(tree.root.children[1]?.children[0]?.page).toEqual({
    id: 'visibility',
    title: 'Visibility, better',
    isPublished: true,
    hasDraft: true,
  });
  expect(tree.root.children[2]?.children[0]?.page).toMatchObject({ isPublished: false, hasDraft: true });
});

test('a page without a path is not lost', () => {
  expect(tree.withoutPath).toEqual([{ id: 'new', title: 'Untitled', isPublished: false, hasDraft: true }]);
});

test('pages are found by title and by path', () => {
  expect(findPages(tree.root, 'ABOUT').map(({ path }) => path)).toEqual(['/about-us']);
  expect(findPages(tree.root, '/risks').map(({ path }) => path)).toEqual(['/risks/shared-keys']);
});
