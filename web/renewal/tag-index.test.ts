import { expect, test } from 'vitest';
import { TagIndex } from './tag-index.ts';

test('a page is found by any tag of its content, and by nothing else', () => {
  const index = new TagIndex();
  index.record('_N_T_/layout,_N_T_/a,path:%2Fa,s1:one,s1:menu');
  index.record('path:%2Fb,s1:two,s1:menu');
  expect(index.pathsWith(['s1:one'])).toEqual(['/a']);
  expect(index.pathsWith(['s1:menu'])).toEqual(['/a', '/b']);
  expect(index.pathsWith(['_N_T_/layout'])).toEqual([]);
});

test('a page recorded again has only its new tags', () => {
  const index = new TagIndex();
  index.record('path:%2Fa,s1:old');
  index.record('path:%2Fa,s1:new');
  expect(index.pathsWith(['s1:old'])).toEqual([]);
  expect(index.pathsWith(['s1:new'])).toEqual(['/a']);
});

test('what is not a page of the site is not recorded', () => {
  const index = new TagIndex();
  index.record('_N_T_/_not-found/layout');
  index.record(undefined);
  expect(index.paths()).toEqual([]);
});
