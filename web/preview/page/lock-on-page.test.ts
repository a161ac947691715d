import { expect, test } from 'vitest';
import { canArrange } from '../marks/mark.ts';
import { belowLock, namedOnPage } from './lock-on-page.ts';

const page = {
  _id: 'drafts.home',
  _type: 'page',
  sections: [
    { _key: 'one', _type: 'hero' },
    { _key: 'two', _type: 'shared', section: { _ref: 'prices' } },
  ],
};

test('a lock is one of the page where it names the page, or what pages share and this one shows', () => {
  expect(namedOnPage({ sentence: '', ids: ['home', 'other'] }, page)).toEqual(['home']);
  expect(namedOnPage({ sentence: '', ids: ['prices'] }, page)).toEqual(['prices']);
  expect(namedOnPage({ sentence: '', ids: ['other'] }, page)).toEqual([]);
});

test('what is not in the layers of a lock is changed in those below, as without it', () => {
  const place = { perspective: ['rSchedule', 'drafts'], projectId: 'p', dataset: 'd' };
  const below = belowLock({ sentence: '', ids: ['prices'], layers: ['rSchedule'] }, place);
  expect(canArrange(below, 'home', 'drafts.home')).toBe(true);
  expect(canArrange(belowLock(undefined, place), 'home', 'drafts.home')).toBe(false);
});

test('a lock on everything names nothing, and what is no page has nothing to name', () => {
  expect(namedOnPage({ sentence: '' }, page)).toEqual([]);
  expect(namedOnPage({ sentence: '', ids: ['home'] }, undefined)).toEqual([]);
});
