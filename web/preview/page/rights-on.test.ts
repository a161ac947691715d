import { expect, test } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import { rightsOn } from './rights-on.ts';

const place = (...perspective: string[]) => ({ projectId: 'p', dataset: 'd', perspective });
const page = (storedAs: string): LiveDocument => ({ _id: 'a', _originalId: storedAs, _type: 'page' });
const target = { id: 'a', type: 'page' };
const lock = { sentence: 'It goes out by itself.' };

/** What may be changed on the page when it is stored with this id and looked at through these layers. */
const rights = (storedAs: string, layers: string[], more = {}) =>
  rightsOn({
    locked: undefined,
    place: place(...layers),
    target,
    documentOf: (id) => (id === 'a' ? page(storedAs) : undefined),
    hasStudio: true,
    ...more,
  });

test('among the drafts a page is free, and in a release once it is part of it', () => {
  expect(rights('a', ['drafts', 'published']).isFree('a')).toBe(true);
  expect(rights('versions.r.a', ['r', 'drafts'])).toMatchObject({ isOutside: false });
  expect(rights('drafts.a', ['r', 'drafts'])).toMatchObject({ isOutside: true });
});

test('nothing is outside of what visitors see, nor before a Studio is heard', () => {
  expect(rights('a', ['published'])).toMatchObject({ isOutside: false });
  expect(rights('drafts.a', ['r', 'drafts'], { hasStudio: false })).toMatchObject({ isOutside: false });
  expect(rights('drafts.a', ['r'], { target: undefined })).toMatchObject({ isOutside: false });
});

test('a lock that names no document is for all of them, and one that names another is not for this page', () => {
  const all = rights('drafts.a', ['drafts'], { locked: lock });
  expect([all.lock, all.isFree('a')]).toEqual([lock.sentence, false]);
  const other = rights('drafts.a', ['drafts'], { locked: { ...lock, ids: ['b'] } });
  expect([other.lock, other.isFree('a'), other.isFree('b')]).toEqual([undefined, true, false]);
});
