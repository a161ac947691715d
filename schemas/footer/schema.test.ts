import { expect, test } from 'vitest';
import { footerColumn } from './schema.ts';

test.each([
  [undefined, '0 links'],
  [{ 0: {} }, '1 link'],
  [{ 0: {}, 1: {} }, '2 links'],
])('the links of a column are counted: %j', (links, subtitle) => {
  expect(footerColumn.preview?.prepare?.({ title: 'Platform', links })).toEqual({
    title: 'Platform',
    subtitle,
  });
});
