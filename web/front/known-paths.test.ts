import { expect, test } from 'vitest';
import { KnownPaths } from './known-paths.ts';

test('a new list says which paths came and which went', () => {
  const known = new KnownPaths(['/', '/old']);
  expect(known.replace(['/', '/new'], ['s1:a'])).toEqual({ added: ['/new'], removed: ['/old'] });
  expect(known.has('/new')).toBe(true);
  expect(known.has('/old')).toBe(false);
});

test('only changes that touch the list concern it', () => {
  const known = new KnownPaths();
  known.replace(['/'], ['s1:a', 's1:b']);
  expect(known.concerns(['s1:b', 's1:z'])).toBe(true);
  expect(known.concerns(['s1:z'])).toBe(false);
});
