import { expect, test } from 'vitest';
import { assetKey } from './asset-key.ts';

const key = (query: string, accept?: string) =>
  assetKey({ pathname: `/images/p/d/${'a'.repeat(40)}-1x1.png`, search: `?${query}` }, accept);

test('every way of drawing a picture is kept by itself', () => {
  expect(key('q=75&w=640')).toBe(key('q=75&w=640'));
  expect(key('w=640')).not.toBe(key('w=641'));
});

test('what a browser can show counts only when the format is chosen for it', () => {
  expect(key('auto=format', 'image/webp,*/*')).not.toBe(key('auto=format', '*/*'));
  expect(key('auto=format', 'image/webp,*/*')).toBe(key('auto=format', 'text/html,image/webp'));
  expect(key('w=640', 'image/webp')).toBe(key('w=640'));
});

test('the ways of drawing one picture are told by the beginning of their names', () => {
  expect(key('w=640').startsWith(`${'a'.repeat(40)}-`)).toBe(true);
});
