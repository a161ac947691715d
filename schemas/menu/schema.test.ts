import { expect, test } from 'vitest';
import { menuItem } from './schema.ts';

test.each([
  [undefined, 'A link'],
  [{}, 'A link'],
  [{ 0: {} }, '1 entry below'],
  [{ 0: {}, 1: {} }, '2 entries below'],
])('the entries below one are counted: %j', (submenu, subtitle) => {
  expect(menuItem.preview?.prepare?.({ title: 'Platform', submenu })).toEqual({
    title: 'Platform',
    subtitle,
  });
});
