import { expect, test } from 'vitest';
import { releaseSigns } from './release-signs.ts';

const release = (id: string, state: string, title?: string, more = {}) => ({
  _id: `_.releases.${id}`,
  state,
  metadata: { title },
  ...more,
});

test('a release is called by its title, and by its day once that stands; one that was run is not shown', () => {
  const publishAt = '2040-12-03T12:00:00Z';
  const signs = releaseSigns([
    release('a', 'active', 'Spring'),
    release('b', 'scheduled', 'Winter', { publishAt }),
    release('c', 'scheduled', 'The page', { publishAt, metadata: { title: 'x', cardinality: 'one' } }),
    release('d', 'active'),
    release('e', 'published', 'Last year'),
  ]);
  expect([...signs]).toEqual([
    ['a', { changes: 'Spring', takesAway: 'Offline with Spring' }],
    ['b', { changes: 'Winter, Dec 3', takesAway: 'Offline on Dec 3' }],
    ['c', { changes: 'Dec 3', takesAway: 'Offline on Dec 3' }],
    ['d', { changes: 'Untitled release', takesAway: 'Offline with Untitled release' }],
  ]);
});
