import { expect, test } from 'vitest';
import { makeFinishedPage } from '../../finished/finished-page.ts';
import { FinishedPages } from '../../finished/finished-pages.ts';
import { openRecords } from '../../known/open-records.ts';
import { TagIndex } from './tag-index.ts';

const open = () => new TagIndex(openRecords(':memory:'), ['/feed.xml']);

test('a page is found by any tag of its content, and by nothing else', () => {
  const index = open();
  index.record('_N_T_/layout,_N_T_/a,path:%2Fa,s1:one,s1:menu');
  index.record('path:%2Fb,s1:two,s1:menu');
  expect(index.pathsWith(['s1:one'], 9)).toEqual(['/a']);
  expect(index.pathsWith(['s1:menu'], 9)).toEqual(['/a', '/b']);
  expect(index.pathsWith(['_N_T_/layout'], 9)).toEqual([]);
});

test('of many pages those come first whose tag is on the fewest', () => {
  const index = open();
  for (const path of ['a', 'b', 'c']) index.record(`path:%2F${path},s1:${path},s1:menu`);
  expect(index.pathsWith(['s1:menu', 's1:c'], 2)).toEqual(['/c', '/a']);
});

test('a page recorded again has only its new tags', () => {
  const index = open();
  index.record('path:%2Fa,s1:old');
  index.record('path:%2Fa,s1:new');
  expect(index.pathsWith(['s1:old'], 9)).toEqual([]);
  expect(index.pathsWith(['s1:new'], 9)).toEqual(['/a']);
  expect(index.count).toBe(1);
});

test('the Markdown of a page and the files made from content are found as well, other answers are not', () => {
  const index = open();
  index.record('_N_T_/layout,_N_T_/~markdown/layout,path:%2Fa,s1:one');
  index.record('_N_T_/layout,_N_T_/feed.xml/layout,_N_T_/feed.xml,s1:one');
  index.record('_N_T_/layout,_N_T_/cards/layout,path:%2Fa,s1:one');
  index.record('_N_T_/_not-found/layout');
  index.record(undefined);
  expect(index.pathsWith(['s1:one'], 9)).toEqual(['/a.md', '/feed.xml']);
});

test('what is old is known to be so until it is made anew, and what is withheld stays so', async () => {
  const records = openRecords(':memory:');
  const index = new TagIndex(records, ['/feed.xml']);
  const finished = new FinishedPages(records);
  for (const path of ['a', 'b', 'c']) index.record(`path:%2F${path},s1:${path}`);
  index.record('_N_T_/feed.xml,s1:posts');
  await index.makeOld(['s1:a', 's1:nobody'], 'old');
  await index.makeOld(['s1:b'], 'withheld');
  await index.makeOld('all', 'old');
  expect(['/a', '/b', '/c'].map((path) => finished.ageOf(path))).toEqual(['old', 'withheld', 'old']);
  index.record('path:%2Fb,s1:b');
  index.record('_N_T_/feed.xml,s1:posts');
  expect(finished.ageOf('/b'), 'not before it stands finished').toBe('withheld');
  expect(finished.ageOf('/feed.xml')).toBe('old');
  for (const path of ['/b', '/feed.xml'])
    finished.put(path, await makeFinishedPage(200, {}, Buffer.from('B')));
  expect(finished.ageOf('/b')).toBe('fresh');
  expect(index.oldPaths(9)).toEqual(['/a', '/c']);
  expect(index.oldCount).toBe(2);
});

test('the tags of what a page was made of find no page, and stand beside the one that is put then', async () => {
  const records = openRecords(':memory:');
  const index = new TagIndex(records);
  const finished = new FinishedPages(records);
  index.record('path:%2Fa,s1:a,made:shell:1,made:found:1');
  expect(index.pathsWith(['made:shell:1'], 9)).toEqual([]);
  finished.put('/a', await makeFinishedPage(200, {}, Buffer.from('A')));
  await index.makeOld(['s1:a'], 'old');
  expect(finished.madeOf('/a')).toEqual(['made:shell:1', 'made:found:1']);
});

test('pages of any number are made old, some thousand at a time', async () => {
  const records = openRecords(':memory:');
  const index = new TagIndex(records);
  records.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
    INSERT INTO pages (number, path, age) SELECT i, '/' || i, 0 FROM n`);
  await index.makeOld('all', 'old');
  expect(index.oldCount).toBe(12_000);
});
