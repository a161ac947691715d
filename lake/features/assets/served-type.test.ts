import { expect, test } from 'vitest';
import { servedTypeOf } from './served-type.ts';

test.each([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['tif', 'image/tiff'],
  ['webp', 'image/webp'],
  ['json', 'application/json'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain; charset=utf-8'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['webm', 'video/webm'],
])('a file that ends in .%s is served as %s', (ending, type) => {
  expect(servedTypeOf(ending)).toBe(type);
});

test.each(['html', 'js', 'xml', 'css', 'zip', 'unheard', 'constructor', ''])(
  'a file that ends in .%s is a stream of bytes, which no browser interprets',
  (ending) => {
    expect(servedTypeOf(ending)).toBe('application/octet-stream');
  },
);
