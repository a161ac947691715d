import { expect, test } from 'vitest';
import { readPath, tidyPath } from './request-path.ts';

test('a path is decoded and loses its query', () => {
  expect(readPath('/caf%C3%A9?page=2')).toBe('/café');
});

test('an encoded slash stays encoded, so it cannot pose as another path', () => {
  expect(readPath('/blog%2Fa')).toBe('/blog%2Fa');
});

test('a malformed path is no path', () => {
  expect(readPath('/%E0%A4%A')).toBeNull();
  expect(readPath('http://elsewhere.example/')).toBeNull();
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
