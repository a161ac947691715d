import { expect, test } from 'vitest';
import { routeOf } from './route-of.ts';

test('an address has the pattern of its route, and what somebody makes up has no pattern of its own', () => {
  const routes = Object.fromEntries(
    [
      '/',
      '/platform/visibility?utm=1',
      '/platform.md',
      '/api/health',
      '/api/forms/submissions/v3/x',
      '/api/made-up',
      '/api/search?q=keys',
      '/search?q=keys',
      '/_next/static/chunks/a.js',
      '/draft/0123',
      '/studio',
      '/studio/structure',
      '/wp-login.php',
      '/favicon.ico#a',
      '/studios',
      'http://elsewhere.example/',
    ].map((url) => [url, routeOf(url)]),
  );
  expect(routes).toEqual({
    '/': '/[[...path]]',
    '/platform/visibility?utm=1': '/[[...path]]',
    '/platform.md': '/[[...path]].md',
    '/api/health': '/api/health',
    '/api/forms/submissions/v3/x': '/api/forms/[...path]',
    '/api/made-up': '/api/[...path]',
    '/api/search?q=keys': '/api/search',
    '/search?q=keys': '/search',
    '/_next/static/chunks/a.js': '/_next/[...path]',
    '/draft/0123': '/draft/[...path]',
    '/studio': '/studio/[...path]',
    '/studio/structure': '/studio/[...path]',
    '/wp-login.php': '/[...file]',
    '/favicon.ico#a': '/[...file]',
    '/studios': '/[[...path]]',
    'http://elsewhere.example/': '/[[...path]]',
  });
});
