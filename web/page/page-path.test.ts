import { expect, test } from 'vitest';
import { addressOfPath, notFoundPath, pathOfSegments, segmentsOfPath, twinOfAddress } from './page-path.ts';

test('a path becomes the parameter of the route and back', () => {
  expect(segmentsOfPath('/')).toEqual([]);
  expect(pathOfSegments()).toBe('/');
  expect(segmentsOfPath('/blog/one')).toEqual(['blog', 'one']);
  expect(pathOfSegments(['caf%C3%A9', 'one'])).toBe('/café/one');
});

test('the Markdown of where an address leads keeps its query and fragment', () => {
  expect(twinOfAddress('/pricing')).toBe('/pricing.md');
  expect(twinOfAddress('/pricing#faq')).toBe('/pricing.md#faq');
  expect(twinOfAddress('/?from=a/b#c')).toBe('/index.md?from=a/b#c');
});

test('the 404 is rendered at an address of its own', () => {
  expect(addressOfPath('/platform')).toBe('/platform');
  expect(addressOfPath(notFoundPath)).not.toBe(notFoundPath);
  expect(pathOfSegments(segmentsOfPath(notFoundPath))).toBe(notFoundPath);
});
