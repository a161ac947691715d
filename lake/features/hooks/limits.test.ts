import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { type Receiver, startReceiver } from './receiver-fixture.ts';
import { stillClock } from './still-clock-fixture.ts';

const maxMs = 300; // that a query may take

const clock = stillClock();
let receiver: Receiver;
let its: TestLake;
beforeAll(async () => {
  receiver = await startReceiver();
  its = await testLake({ clock, queries: { known: { maxMs, maxMegabytes: 256 } } });
});
afterEach(async () => {
  for (const { id } of await request<{ id: string }[]>('GET')) await request('DELETE', `/${id}`);
  await its.client().delete({ query: '*' });
  receiver.received.length = 0;
});
afterAll(async () => {
  await its.close();
  await receiver.close();
});

/** The ids of what was told: each document has one. */
const toldIds = () =>
  receiver.received.map((document) => String((document as { _id: string })._id)).toSorted();

const request = <T = unknown>(method: string, at = '', body?: object) =>
  its.client().request<T>({ method, url: `/hooks/projects/tessera${at}`, body });
const create = (name: string, filter: string) =>
  request<{ id: string }>('POST', '', {
    name,
    dataset: 'production',
    url: receiver.url,
    rule: { filter, projection: '{_id}', on: ['create'] },
  });

/** Lets the clock go on whenever something waits for it, until `look` answers what is expected. */
const inTime = (look: () => unknown, expected: unknown) =>
  expect
    .poll(
      () => {
        if (clock.waiting.size > 0) clock.goOn(1_000);
        return look();
      },
      { interval: 1, timeout: 60_000 },
    )
    .toEqual(expected);
const told = (ids: string[]) => inTime(() => toldIds(), ids);

// This filter takes long for a document that refers to a long list.
const list = Array.from({ length: 400 }, (_, index) => index);
const slow =
  '_type == "note" && count(to->list[count(after().to->list[count(after().to->list[@ >= 0]) > 0]) > 0]) >= 0';
const note = (_id: string, to = 'long') => ({ _id, _type: 'note', to: { _type: 'reference', _ref: to } });
async function lists() {
  await its.client().create({ _id: 'long', _type: 'list', list });
  await its.client().create({ _id: 'short', _type: 'list', list: [] });
}

test('nothing is lost of a transaction that is too large to be looked at within the time of one query', async () => {
  await create('Many', '_type == "event" && count(list[count(after().list[@ > 0]) > 0]) > 0');
  const transaction = its.client().transaction();
  const ids = Array.from({ length: 1_000 }, (_, index) => `event-${index}`);
  for (const _id of ids) transaction.create({ _id, _type: 'event', list: list.slice(0, 60) });
  await transaction.commit();
  await told(ids.toSorted());
});

test('a change for which a rule needs too much is looked at again after a pause, others are told meanwhile', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await lists();
  await create('Slow', slow);
  await create('Quick', '_type == "note"');
  await its
    .client()
    .transaction()
    .create(note('a', 'short'))
    .create(note('b'))
    .create(note('c', 'short'))
    .commit();
  await expect.poll(() => toldIds()).toEqual(['a', 'b', 'c']);
  await told(['a', 'a', 'b', 'c']);
  await its.client().createOrReplace({ _id: 'long', _type: 'list', list: [] });
  await told(['a', 'a', 'b', 'b', 'c', 'c']);
  said.mockRestore();
});

test('a change for which a rule always needs too much is passed over after half an hour, and what comes after it is told', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await lists();
  await create('Slow', slow);
  await its.client().transaction().create(note('a')).create(note('b', 'short')).commit();
  await its.client().create(note('c'));
  await its.client().create(note('d', 'short'));
  const begun = clock.time;
  await told(['b', 'd']);
  expect(clock.time - begun).toBeGreaterThan(25 * 60_000);
  expect(clock.time - begun).toBeLessThan(45 * 60_000);
  expect(said.mock.calls.map(([words]) => words).join('\n')).toContain('"a"');
  said.mockRestore();
});

test('a change for which a rule cannot be evaluated is passed over alone, and after a hundred the rest of the transaction', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await its.client().create({ _id: 'long', _type: 'text', text: 'x'.repeat(1_100_000) });
  await its.client().create({ _id: 'short', _type: 'text', text: 'x' });
  await create('Grows', '_type == "note" && defined(to->text + to->text)');
  await its.client().transaction().create(note('a')).create(note('b', 'short')).commit();
  await told(['b']);
  const transaction = its.client().transaction();
  for (let n = 0; n < 100; n++) transaction.create(note(`long-${n}`));
  await transaction.create(note('c', 'short')).commit();
  await its.client().create(note('d', 'short'));
  await told(['b', 'd']);
  expect(said.mock.calls.at(-1)?.[0]).toContain('"long-99" and the 1 after it');
  said.mockRestore();
});
