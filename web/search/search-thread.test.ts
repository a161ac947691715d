import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexFile, openIndex } from './open-index.ts';
import { SearchIndex } from './search-index.ts';
import { SearchThread } from './search-thread.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An index with one page of so many parts, all of which have the words "keys" and "doors". */
function makeIndex(parts: number): void {
  const written = openIndex(indexFile(folder));
  const index = new SearchIndex(written);
  index.put('/keys', {
    ...{ title: 'Of keys', kind: 'Page', trail: '', digest: '' },
    parts: Array.from({ length: parts }, (_, at) => ({
      ...{ place: `#${at}`, heading: '', text: 'Keys and doors.' },
    })),
  });
  index.sayWhole();
  written.close();
}

test('questions are answered from the index, also from one that is made after the first question', async () => {
  const thread = new SearchThread(indexFile(folder));
  expect(await thread.ask('keys')).toEqual({ hits: [], hasMore: false, isWhole: false });
  makeIndex(1);
  const [keys, nothing] = await Promise.all([thread.ask('keys'), thread.ask('zyzzyva')]);
  expect(keys).toMatchObject({ hits: [{ href: '/keys#0' }], isWhole: true });
  expect(nothing).toEqual({ hits: [], hasMore: false, isWhole: true });
  thread.close();
});

test('while a question is answered, the process goes on', async () => {
  makeIndex(20_000);
  const thread = new SearchThread(indexFile(folder));
  await thread.ask('keys');
  let isAnswered = false;
  const turns: boolean[] = [];
  const answered = thread.ask('keys doors').finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await new Promise(setImmediate);
    turns.push(isAnswered);
  }
  await answered;
  expect(turns.filter((isOver) => !isOver).length).toBeGreaterThan(1);
  thread.close();
});

test('a question that takes too long is given up, and the search goes on with another thread', async () => {
  makeIndex(1);
  const hurried = new SearchThread(indexFile(folder), 1);
  await expect(hurried.ask('keys')).rejects.toThrow('within 1 ms');
  await expect(hurried.ask('keys')).rejects.toThrow('within 1 ms');
  hurried.close();
});

test('of more questions than may wait the last are refused, and an end refuses all that wait', async () => {
  const thread = new SearchThread(indexFile(folder));
  const asked = Promise.allSettled(Array.from({ length: 102 }, () => thread.ask('keys')));
  thread.close();
  const reasons = (await asked).map((one) => (one.status === 'rejected' ? one.reason.message : ''));
  expect(reasons.at(-1)).toContain('100 questions wait');
  expect(new Set(reasons.slice(0, -1))).toEqual(new Set(['The search has been closed.']));
});

test('a question of somebody who has gone before its turn is not looked into', async () => {
  makeIndex(1);
  const thread = new SearchThread(indexFile(folder));
  const gone = new AbortController();
  const [first, left, last] = [thread.ask('keys'), thread.ask('doors', gone.signal), thread.ask('keys')];
  gone.abort();
  await expect(left).rejects.toThrow('Nobody waits');
  expect(await last).toEqual(await first);
  thread.close();
});
