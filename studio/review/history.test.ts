import { expect, test } from 'vitest';
import { historyOf } from './history.ts';

test('what was asked, published, planned and taken offline is told in one row, the newest first', () => {
  const step = { of: 'drafts.a', revision: 'r', content: 'c' };
  const done = historyOf(
    [
      { ...step, _key: '1', kind: 'asked', by: 'mia', at: '2026-01-01T09:00:00Z', to: ['lena'] },
      { ...step, _key: '2', kind: 'sentBack', by: 'lena', at: '2026-01-02T09:00:00Z' },
      { ...step, _key: '3', kind: 'approved', by: 'lena', at: '2026-01-03T09:00:00Z' },
    ],
    [
      { type: 'publishDocumentVersion', timestamp: '2026-01-04T09:00:00Z', author: 'mia' },
      {
        type: 'publishDocumentVersion',
        timestamp: '2026-01-05T09:00:00Z',
        author: 'mia',
        publishCause: 'release.schedule',
      },
      { type: 'unpublishDocument', timestamp: '2026-01-06T09:00:00Z', author: 'ida' },
      { type: 'somethingNew', timestamp: '2026-01-06T09:00:00Z', author: 'ida' },
    ],
    [{ _id: '_.releases.r', _updatedAt: '2026-01-07T09:00:00Z', userId: 'ida', isRemoval: true }],
  );
  expect(done.map(({ by, text }) => `${by} ${text}`)).toEqual([
    'ida planned that it goes offline',
    'ida took it offline',
    'mia published it, as planned',
    'mia published it',
    'lena approved it',
    'lena sent it back',
    'mia asked for a review',
  ]);
});
