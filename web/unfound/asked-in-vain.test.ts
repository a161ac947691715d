import { expect, test } from 'vitest';
import { askedInVain } from './asked-in-vain.ts';

const page = { accept: 'text/html,application/xhtml+xml', host: 'www.example.com' };
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askedInVain({ method, headers: { ...page, ...headers } }, path);

test('a visitor who goes to an address is counted, with the page that led there', () => {
  expect(ask('/old-page')).toEqual({ path: '/old-page', from: null });
  expect(ask('/old', { 'sec-fetch-dest': 'document' })).toEqual({ path: '/old', from: null });
  expect(ask('/old', { referer: 'https://a.example/one/two?mail=ada@a.example#x' })?.from).toBe(
    'a.example/one/two',
  );
  expect(ask('/old', { referer: 'https://www.example.com/platform?a=1' })?.from).toBe('/platform');
  expect(ask('/old', { referer: 'android-app://com.example' })?.from).toBe(null);
});

test.each([
  ['a script or a picture', ask('/old', { accept: '*/*' })],
  ['a frame', ask('/old', { 'sec-fetch-dest': 'iframe' })],
  ['a page that is fetched beforehand', ask('/old', { 'sec-purpose': 'prefetch' })],
  ['data of a navigation', ask('/old', { rsc: '1' })],
  ['what is sent', ask('/old', {}, 'POST')],
  ['a file', ask('/old.php')],
  ['a hidden file', ask('/.env')],
  ['what another program would answer', ask('/blog/wp-login')],
  ['its folder', ask('/wp/v2/users')],
  ['a very long address', ask(`/${'a-'.repeat(101)}`)],
  ['an address at which the site itself answers', ask('/api/nothing')],
  ['one from which no redirect could lead', ask('/old page')],
])('%s is not counted', (_what, found) => expect(found).toBe(null));

test('nothing by which somebody could be known is kept', () => {
  expect(ask('/unsubscribe/ada@example.com')).toBe(null);
  expect(ask('/reset/4f9a2c81d07be635')).toBe(null);
  expect(ask('/orders/20260301')).toBe(null);
  expect(ask('/blog/2026-03-how-keys-rotate')?.path).toBe('/blog/2026-03-how-keys-rotate');
  expect(ask('/old', { referer: 'https://mail.example/u/4f9a2c81d07be635' })?.from).toBe('mail.example');
  expect(ask('/old', { referer: 'https://mail.example/ada@example.com/inbox' })?.from).toBe('mail.example');
});
