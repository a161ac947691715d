import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test('a secret is known again, as a text or as its bytes, and nothing else is', () => {
  expect(isSameSecret('a secret', 'a secret')).toBe(true);
  expect(isSameSecret(Buffer.from('a secret'), 'a secret')).toBe(true);
  for (const given of ['a secreT', 'a secret ', 'a', '', null, undefined])
    expect(isSameSecret(given, 'a secret'), String(given)).toBe(false);
});

test('whoever gives nothing does not know a secret that reads like nothing', () => {
  expect(isSameSecret(undefined, 'undefined')).toBe(false);
  expect(isSameSecret(null, '')).toBe(false);
});
