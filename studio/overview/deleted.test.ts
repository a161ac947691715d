import { expect, test } from 'vitest';
import { submission } from '#schemas/submission/schema.ts';
import { unfound } from '#schemas/unfound/schema.ts';
import { missedTypes, readDeleted } from './deleted.ts';

test('what editors write is missed when it is gone, and neither pictures nor what visitors sent', () => {
  const types = [
    'page',
    'redirect',
    'page-template',
    submission.name,
    unfound.name,
    'menu',
    'sanity.imageAsset',
  ];
  expect(missedTypes(types)).toEqual(['page', 'redirect', 'page-template']);
});

test('the lake’s list is read with what each document said, and an answer that is none is refused', () => {
  const one = {
    id: 'a',
    deletedAt: '2030-01-31T09:00:00Z',
    author: 'p1',
    document: { _id: 'drafts.a', _type: 'page', title: 'A' },
  };
  expect(readDeleted({ deleted: [one] })).toEqual([one]);
  expect(() => readDeleted({ message: 'Not found' })).toThrow(/deleted/);
});
