import { expect, test } from 'vitest';
import { anyChangeTag, everythingTag, limitTags } from './cache-tags.ts';

test('few short tags stay as they are', () => {
  expect(limitTags(['s1:a', 's1:b'])).toEqual([everythingTag, 's1:a', 's1:b']);
});

test('too many, too long or unwritable tags become the one that every change carries', () => {
  expect(limitTags(Array.from({ length: 101 }, (_, index) => `s1:${index}`))).toEqual([
    everythingTag,
    anyChangeTag,
  ]);
  expect(limitTags(['x'.repeat(257)])).toEqual([everythingTag, anyChangeTag]);
  expect(limitTags(['s1:a,b'])).toEqual([everythingTag, anyChangeTag]);
});
