import { expect, test } from 'vitest';
import { mean, meaningOf } from './meanings.ts';

test('what changes are for is known of the mutations that the store makes of them, and of no others', () => {
  const changes = [{ unset: ['title'] }, { set: { text: 'New' } }];
  mean(changes, { for: 'canvas', what: 'Cleared' });
  const made = changes.map((change) => ({ patch: { id: 'drafts.a', ...change } }));
  expect(meaningOf([{ createIfNotExists: { _id: 'drafts.a' } }, ...made])).toEqual({
    for: 'canvas',
    what: 'Cleared',
  });
  expect(meaningOf([{ patch: { id: 'drafts.a', set: { text: 'New' } } }])).toBeUndefined();
});
