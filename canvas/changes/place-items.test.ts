import { expect, test } from 'vitest';
import type { Change, LiveDocument } from '../messages.ts';
import { applyChanges, storedChanges } from './apply-changes.ts';

const keyed = (...keys: string[]) => keys.map((_key) => ({ _key, title: _key }));
const page = (...keys: string[]): LiveDocument => ({ _id: 'a', _type: 'page', sections: keyed(...keys) });
const keysOf = (document: LiveDocument) =>
  (document.sections as { _key: string }[] | undefined)?.map(({ _key }) => _key);
const move = (key: string, ...after: string[]): Change => ({ moved: { list: 'sections', key, after } });
const place = (key: string, ...after: string[]): Change => ({
  placed: { list: 'sections', items: keyed(key), after },
});

test.each([
  ['the one before it', ['a', 'c', 'd'], ['a', 'd', 'c']],
  ['all that stood before it', ['c', 'd'], ['d', 'c']],
  ['all others', ['d'], ['d']],
])('a section that is moved while somebody removes %s is there still', (_, now, moved) => {
  expect(keysOf(applyChanges(page(...now), [move('d', 'a', 'b')]))).toEqual(moved);
});

test('a section that was removed meanwhile stays removed, and one that stands there already is not touched', () => {
  expect(storedChanges(page('a', 'b'), [move('d', 'a')])).toEqual([]);
  expect(storedChanges(page('a', 'd', 'c'), [move('d', 'a', 'b')])).toEqual([]);
});

test('a section that is moved keeps what somebody else has written in it meanwhile', () => {
  const now = { ...page('a', 'b'), sections: [...keyed('a'), { _key: 'b', title: 'Theirs' }] };
  expect(applyChanges(now, [move('b')]).sections).toEqual([{ _key: 'b', title: 'Theirs' }, ...keyed('a')]);
});

test.each([
  ['the one before it', ['a', 'c'], ['a', 'new', 'c']],
  ['all that stood before it', ['c'], ['new', 'c']],
  ['everything', [], ['new']],
])('what is put into a list while somebody removes %s comes into it', (_, now, placed) => {
  expect(keysOf(applyChanges(page(...now), [place('new', 'a', 'b')]))).toEqual(placed);
});

test('what is put into a list whose field has gone makes it anew', () => {
  expect(keysOf(applyChanges({ _id: 'a', _type: 'page' }, [place('new', 'a')]))).toEqual(['new']);
});
