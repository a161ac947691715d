import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isFromOwnPage } from './own-page.ts';

const isOwn = (headers: Record<string, string>, method = 'POST') =>
  // Only what the function reads of a request.
  isFromOwnPage(
    { method, headers: { host: 'site.example', ...headers } } as unknown as IncomingMessage,
    'https://www.example.com',
  );

test('a form of the site’s own page is taken, and so is what a program sends', () => {
  expect(isOwn({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  expect(isOwn({ 'sec-fetch-site': 'none' })).toBe(true);
  expect(isOwn({ origin: 'https://site.example' })).toBe(true);
  expect(isOwn({ origin: 'https://www.example.com' })).toBe(true);
  expect(isOwn({})).toBe(true);
});

test('a page elsewhere sends nothing in the name of its visitor, and may ask', () => {
  for (const from of ['cross-site', 'same-site']) expect(isOwn({ 'sec-fetch-site': from }), from).toBe(false);
  expect(isOwn({ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' })).toBe(false);
  for (const origin of ['https://evil.example', 'null', 'https://site.example.evil.example'])
    expect(isOwn({ origin }), origin).toBe(false);
  expect(isOwn({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true);
});
