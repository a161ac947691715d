import { ignoreLoggingIncomingRequests } from 'next/dist/server/dev/log-requests.js';
import { expect, test } from 'vitest';
import config from './next.config.mjs';

test('in development the terminal shows what a person asked for, and nothing that the site asks of itself', () => {
  const urls = [
    '/api/renew/search',
    '/api/preview/documents?since=1',
    '/api/health',
    '/',
    '/platform/preview',
    '/api/search?q=keys',
    '/api/forms/demo',
  ];
  const isShown = (url: string) =>
    !Reflect.apply(ignoreLoggingIncomingRequests, undefined, [{ url }, config.logging]);
  expect(urls.filter(isShown)).toEqual(['/', '/platform/preview', '/api/search?q=keys', '/api/forms/demo']);
});
