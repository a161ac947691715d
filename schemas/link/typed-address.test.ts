import { expect, test } from 'vitest';
import { checkAddress } from './check-link.ts';
import { typedAddress } from './typed-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b#c ', 'https://www.example.com/a?b#c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['müller.example', 'https://müller.example'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['first.last+news@mail.example.com', 'mailto:first.last+news@mail.example.com'],
])('%s is taken as the address that is meant', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
  expect(checkAddress(address)).toBe(true);
});

test.each([
  'https://example.com',
  'mailto:hello@example.com',
  'tel:+49 30 1',
  '/press/kit.pdf',
  '#place',
  'nowhere',
  'press/kit.pdf',
  'localhost:3000',
  'version 1.2',
  '1.2',
  'javascript:alert(a.b)',
  'user:word@example.com',
])('%s stays as it is typed', (typed) => {
  expect(typedAddress(typed)).toBe(typed);
});
