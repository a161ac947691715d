import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { namedBy } from './named-by.ts';

beforeEach(() => {
  const { window } = new JSDOM('<p id="what-we-keep"></p><p id="clé"></p><p id="100%"></p>');
  vi.stubGlobal('document', window.document);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['#what-we-keep', 'what-we-keep'],
  ['#cl%C3%A9', 'clé'],
  ['#100%', '100%'],
  ['#nowhere', undefined],
  ['#%', undefined],
  ['', undefined],
])('the fragment "%s" names what browsers find by it', (hash, id) => {
  expect(namedBy(hash)?.id).toBe(id);
});
