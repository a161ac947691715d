import { expect, test } from 'vitest';
import { type Looking, lockToTell, whyLocked } from './why-locked.ts';

const at = (looksAt: unknown, past: string[] = []): Looking => ({
  // A release is given with only the fields that the code reads.
  looksAt: looksAt as Looking['looksAt'],
  scheduled: [],
  past,
});
const spring = {
  _type: 'system.release',
  state: 'scheduled',
  metadata: { title: 'Spring', releaseType: 'scheduled' },
};

test('what visitors see is not changed, and says so by its name alone', () => {
  expect(whyLocked(at('published'))?.sentence).toMatch(/^This is what visitors see/);
  expect(lockToTell(at('published'))).toBeUndefined();
});

test('a page that shows how something was says so, also where it is looked at as visitors see it or in a release that is scheduled', () => {
  expect(lockToTell(at('drafts', ['a']))).toEqual(whyLocked(at('drafts', ['a'])));
  expect(lockToTell(at('published', ['a', 'a']))).toEqual({
    sentence:
      'The form and the page show an earlier version. Choose the newest version under History, or close History, to see what visitors see.',
    ids: ['a'],
  });
  expect(lockToTell(at(spring, ['a']))?.sentence).toMatch(/an earlier version.*“Spring” is scheduled/);
  expect(lockToTell(at(spring))?.sentence).toMatch(/^“Spring” is scheduled/);
});

test('drafts, and a release that is not scheduled, are changed', () => {
  expect(whyLocked(at('drafts'))).toBeUndefined();
  expect(whyLocked(at({ ...spring, state: 'active' }))).toBeUndefined();
});
