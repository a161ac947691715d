import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

test('the best encoding that a visitor accepts is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('gzip;q=0.8')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
  expect(chooseEncoding('br;q=0.0')).toBe('identity');
  expect(chooseEncoding()).toBe('identity');
});
