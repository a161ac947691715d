import { expect, test } from 'vitest';
import { writeLocation } from './location.ts';

test.each([
  ['/platform', '/platform'],
  ['/platform?a=b#c', '/platform?a=b#c'],
  ['/café', '/caf%C3%A9'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/.//evil.example', '/evil.example'],
  ['/a/..//evil.example', '/evil.example'],
  ['/%2e//evil.example', '/evil.example'],
  ['https://a.example/x', 'https://a.example/x'],
  ['mailto:hello@a.example', 'mailto:hello@a.example'],
])('a redirect to %s says %s', (address, said) => {
  expect(writeLocation(address)).toBe(said);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a.example/\r\nset-cookie: a=b',
  '/platform\nx',
  'evil.example',
  '#place',
  '',
])('a redirect never leads to %j', (address) => {
  expect(writeLocation(address)).toBeNull();
});
