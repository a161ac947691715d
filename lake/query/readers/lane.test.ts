import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { Lane } from './lane.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

test('whoever asks again and again with one signal leaves nothing at it', async () => {
  const dataset = { name: 'production', folder: its.dataDir };
  const limits = { maxMs: 5_000, maxMegabytes: 64, named: () => '' };
  const lane = new Lane({ projectId: 'tessera', first: dataset, slugs: [], room: 1_000_000 }, limits, {
    maxRunning: 1,
    maxWaiting: 10,
  });
  const { signal } = new AbortController();
  const question = { query: 'count(*)', params: {}, perspective: 'raw', identity: 'admin' };
  const ask = () =>
    lane.ask({ dataset, query: question.query, work: { kind: 'query', question, maxLength: 1_000 } }, signal);
  await Promise.all([ask(), ask(), ask()]);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  lane.close();
});
