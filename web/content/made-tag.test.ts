import { expect, test } from 'vitest';
import { madeTag, sourceOfTag } from './made-tag.ts';

test('an answer has another tag as soon as its data, or what may change them, are others', () => {
  const tag = madeTag('found', { data: { title: 'A' }, tags: ['s1:a'] });
  expect(madeTag('found', { data: { title: 'A' }, tags: ['s1:a'] })).toBe(tag);
  const others = [
    madeTag('found', { data: { title: 'B' }, tags: ['s1:a'] }),
    madeTag('found', { data: { title: 'A' }, tags: ['s1:a', 's1:b'] }),
    madeTag('found', { data: { title: 'A' }, tags: ['s1:a'], changesAt: new Date(0) }),
    madeTag('shell', { data: { title: 'A' }, tags: ['s1:a'] }),
  ];
  expect(new Set([tag, ...others]).size).toBe(5);
});

test('such a tag says of which answer it is, and no other does', () => {
  expect(sourceOfTag(madeTag('shell', {}))).toBe('shell');
  expect(['path:made', 's1:made:found', 'everything'].map(sourceOfTag)).toEqual([null, null, null]);
});
