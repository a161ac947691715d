import { expect, test } from 'vitest';
import { usesOf } from './uses-of.ts';

test('a document, its draft and its versions in releases are one use, and a draft alone is known to be one', () => {
  const uses = usesOf([
    { _id: 'home', _type: 'page', title: 'Home' },
    { _id: 'drafts.home', _type: 'page', title: 'Home, better' },
    { _id: 'versions.spring.home', _type: 'page', title: 'Home, in spring' },
    { _id: 'drafts.new', _type: 'post', title: 'New' },
    { _id: 'versions.spring.later', _type: 'post', title: 'Later' },
    { _id: 'versions.spring.both', _type: 'post', title: 'Both' },
    { _id: 'drafts.both', _type: 'post', title: 'Both' },
  ]);
  expect(uses).toEqual([
    { _id: 'home', _type: 'page', title: 'Home', isPublished: true },
    { _id: 'new', _type: 'post', title: 'New', isPublished: false },
    { _id: 'later', _type: 'post', title: 'Later', isPublished: false, release: 'spring' },
    { _id: 'both', _type: 'post', title: 'Both', isPublished: false },
  ]);
});
