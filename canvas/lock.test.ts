import { expect, test } from 'vitest';
import { sentenceFor } from './lock.ts';

test('a lock is for the documents that it names, and for all where it names none', () => {
  expect(sentenceFor({ sentence: 'It goes out.', ids: ['page'] }, 'page')).toBe('It goes out.');
  expect(sentenceFor({ sentence: 'It goes out.', ids: ['page'] }, 'other')).toBeUndefined();
  expect(sentenceFor({ sentence: 'It is scheduled.' }, 'other')).toBe('It is scheduled.');
  expect(sentenceFor({ sentence: 'It goes out.', ids: ['page'] }, undefined)).toBeUndefined();
  expect(sentenceFor({ sentence: 'It is scheduled.' }, undefined)).toBe('It is scheduled.');
  expect(sentenceFor(undefined, 'page')).toBeUndefined();
});
