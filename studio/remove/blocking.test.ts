import { expect, test } from 'vitest';
import { blocking } from './blocking.ts';

const naming = (_id: string, reference: object) => ({
  _id,
  _type: 'page',
  sections: [{ _key: 'a', link: { page: { _type: 'reference', ...reference } } }],
});

test('what names a document by a reference that must lead somewhere keeps it, once with its draft', () => {
  const documents = [
    naming('home', { _ref: 'platform' }),
    naming('drafts.home', { _ref: 'platform' }),
    naming('drafts.new', { _ref: 'platform' }),
    naming('versions.spring.home', { _ref: 'platform' }),
    naming('versions.spring.later', { _ref: 'platform' }),
    naming('weak', { _ref: 'platform', _weak: true }),
    naming('other', { _ref: 'about' }),
  ];
  expect(blocking('platform', documents).map(({ _id, onlyIn }) => [_id, onlyIn])).toEqual([
    ['home', undefined],
    ['new', undefined],
    ['later', 'spring'],
  ]);
});
