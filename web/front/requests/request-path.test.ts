import { expect, test } from 'vitest';
import { isPlainly, readPath, tidyPath } from './request-path.ts';

test('a path is decoded and loses its query', () => {
  expect(readPath('/caf%C3%A9?page=2')).toBe('/café');
});

test('an encoded slash stays encoded, so it cannot pose as another path', () => {
  expect(readPath('/blog%2Fa')).toBe('/blog%2Fa');
});

test('an address that somebody else may read otherwise is not plainly its path', () => {
  const isIt = (url: string) => isPlainly(url, readPath(url) ?? '');
  for (const url of ['/api/health?a=%61', '/caf%C3%A9', '/a[b]', '/a%5Bb%5D', '/'])
    expect(isIt(url), url).toBe(true);
  for (const url of [
    '/%61pi/health',
    '/api/%66orms/a',
    '/api/forms/../a',
    '/api/forms/..\\a',
    '/api/./a',
    '//a',
  ])
    expect(isIt(url), url).toBe(false);
});

test('a malformed path is no path', () => {
  expect(readPath('/%E0%A4%A')).toBeNull();
  expect(readPath('http://elsewhere.example/')).toBeNull();
  for (const url of ['/a/../b', '/a/%2e%2E/b', '/a/.', '/..', '/./a']) expect(readPath(url), url).toBeNull();
  for (const path of ['/.well-known/a', '/a..b', '/...']) expect(readPath(path), path).toBe(path);
});

test('empty segments and the last slash are tidied away, so no redirect can lead to another host', () => {
  expect(tidyPath('/platform/')).toBe('/platform');
  expect(tidyPath('//elsewhere.example/')).toBe('/elsewhere.example');
  expect(tidyPath('/')).toBe('/');
});

test('the first page of a list has no number', () => {
  expect(tidyPath('/blog/page/1/')).toBe('/blog');
  expect(tidyPath('/blog/category/research/page/1')).toBe('/blog/category/research');
  expect(tidyPath('/blog/page/2')).toBe('/blog/page/2');
});
