import { expect, test } from 'vitest';
import { addUnfound, keepUnfound, maxUnfound, readUnfound, type Unfound } from './unfound.ts';

const at = (path: string, count: number, last = '2026-03-01T00:00:00Z', from: string | null = null) => ({
  path,
  count,
  last,
  from,
});

test('an address is counted together, with when it was last asked for and from where that is known last', () => {
  const kept = [at('/old', 2, '2026-03-01T00:00:00Z', 'a.example/one'), at('/seldom', 1)];
  const more = [at('/old', 3, '2026-03-02T00:00:00Z'), at('/old', 1, '2026-02-01T00:00:00Z', 'b.example/')];
  expect(addUnfound(kept, more)).toEqual([
    at('/old', 6, '2026-03-02T00:00:00Z', 'a.example/one'),
    at('/seldom', 1),
  ]);
});

test('of more than are kept the seldom ones give way, and what was asked for long ago', () => {
  const often = at('/often', 50);
  const longAgo = at('/long-ago', 50, '2024-03-01T00:00:00Z');
  const seldom = Array.from({ length: maxUnfound }, (_, index) => at(`/seldom-${index}`, 1));
  const kept = addUnfound([often, longAgo], seldom);
  expect(kept).toHaveLength(maxUnfound);
  expect(kept[0]).toEqual(often);
  expect(kept).not.toContainEqual(longAgo);
});

test('what is no address is left out of what somebody sends', () => {
  const good: Unfound = at('/old', 2, '2026-03-01T00:00:00Z', 'a.example/one');
  const bad = [
    null,
    'text',
    { ...good, path: 'old' },
    { ...good, path: `/${'a'.repeat(300)}` },
    { ...good, count: 0 },
    { ...good, count: '3' },
    { ...good, last: 'yesterday' },
  ];
  expect(readUnfound([...bad, { ...good, ip: '10.0.0.7' }])).toEqual([good]);
  expect(readUnfound({ 0: good })).toEqual([]);
});

test('what editors ignore is not counted any more', () => {
  const stored = { addresses: [at('/old', 2), at('/noise', 9)], ignored: ['/noise'] };
  expect(keepUnfound(stored, [at('/noise', 1), at('/new', 1)])).toEqual({
    addresses: [at('/old', 2), at('/new', 1)],
    ignored: ['/noise'],
  });
  expect(keepUnfound(null, [])).toEqual({ addresses: [], ignored: [] });
});
