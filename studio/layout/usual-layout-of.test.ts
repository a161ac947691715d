import { expect, test } from 'vitest';
import { usualLayoutOf } from './usual-layout-of.ts';

test.each([
  [
    { _type: 'page', path: { current: '/privacy-policy' } },
    'Now: Legal text, the usual layout of /privacy-policy.',
  ],
  [
    { _type: 'page', path: { current: '/legal/imprint' } },
    'Now: Legal text, the usual layout of /legal/imprint.',
  ],
  [{ _type: 'page', path: { current: '/platform' } }, 'Now: Default, the usual layout of /platform.'],
  [{ _type: 'page' }, 'Now: Default, the usual layout of a page.'],
  [{ _type: 'post', slug: { current: 'quiet-keys' } }, undefined],
  [{ _type: 'menu' }, undefined],
])('of %j the form says: %s', (document, words) => {
  expect(usualLayoutOf(document)).toBe(words);
});
