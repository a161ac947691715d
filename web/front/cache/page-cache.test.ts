import { expect, test } from 'vitest';
import { makeFinishedPage, sizeOf } from '../../finished/finished-page.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string) => makeFinishedPage(200, {}, Buffer.from(text));

test('the page that nobody asked for longest leaves when there is no room', async () => {
  const one = await page('one');
  const cache = new PageCache(sizeOf(one) * 2);
  cache.set('/one', one);
  cache.set('/two', await page('two'));
  cache.get('/one');
  cache.set('/six', await page('six'));
  expect(['/one', '/two', '/six'].filter((path) => cache.get(path))).toEqual(['/one', '/six']);
});

test('a page put again replaces the old one and takes its room only once', async () => {
  const first = await page('aaa');
  const cache = new PageCache(sizeOf(first) * 2);
  cache.set('/a', first);
  cache.set('/a', await page('bbb'));
  cache.set('/c', await page('ccc'));
  expect(cache.get('/a')?.etag).toBe((await page('bbb')).etag);
  expect(cache.get('/c')).toBeDefined();
});

test('a page larger than all the room is not kept', async () => {
  const cache = new PageCache(10);
  cache.set('/big', await page('larger than ten bytes'));
  expect(cache.get('/big')).toBeUndefined();
});
