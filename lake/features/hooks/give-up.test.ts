import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { type Receiver, startReceiver } from './receiver-fixture.ts';
import { stillClock } from './still-clock-fixture.ts';

const twoHoursMs = 2 * 3_600_000;
const path = '/hooks/projects/tessera';

let clock: ReturnType<typeof stillClock>;
let receiver: Receiver;
let its: TestLake;
let id: string;
/** How the receiver answers, one function for each request; the last one answers all further requests. */
let answers: (() => number | Promise<number>)[];

const request = <T = unknown>(method: string, at = '', body?: object) =>
  its.client().request<T>({ method, url: path + at, body });

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  clock = stillClock();
  receiver = await startReceiver(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? 200);
  its = await testLake({ clock });
  const rule = { projection: '{_id}' };
  ({ id } = await request<{ id: string }>('POST', '', {
    name: 'A hook',
    dataset: 'production',
    url: receiver.url,
    rule,
  }));
});
afterEach(async () => {
  await its.close();
  await receiver.close();
  vi.restoreAllMocks();
});

async function change(...ids: string[]) {
  const transaction = its.client().transaction();
  for (const _id of ids) transaction.create({ _id, _type: 'note' });
  await transaction.commit();
}

/** What has become of each message, the oldest first. */
async function messages() {
  const all = await request<{ status: string; failureCount: number }[]>('GET', `/${id}/messages`);
  return all.map(({ status, failureCount }) => `${status} ${failureCount}`).toReversed();
}

test('what has failed and is older than a message lasts is given up without another try', async () => {
  answers = [() => 500];
  await change('a', 'b', 'c');
  await expect.poll(messages).toEqual(['pending 1', 'pending 1', 'pending 1']);
  await expect.poll(() => clock.waiting.size).toBeGreaterThan(0);
  clock.goOn(twoHoursMs);
  await expect.poll(messages).toEqual(['failed 1', 'failed 1', 'failed 1']);
  expect(receiver.received).toHaveLength(3);
  await change('d');
  await expect.poll(messages).toContain('pending 1');
});

test('a receiver that has failed for as long as a message lasts is not told what waited meanwhile either', async () => {
  const hanging = Promise.withResolvers<number>();
  answers = [() => 500, () => hanging.promise];
  await change('a', 'b', 'c');
  await expect.poll(() => receiver.received.length).toBe(2);
  clock.goOn(twoHoursMs);
  hanging.resolve(500);
  await expect.poll(messages).toEqual(['failed 1', 'failed 1', 'failed 0']);
  expect(receiver.received).toHaveLength(2);
});

test('a receiver that is there again is told all that waits, however old', async () => {
  const slow = Promise.withResolvers<number>();
  answers = [() => 500, () => slow.promise, () => 200];
  await change('a', 'b', 'c');
  await expect.poll(() => receiver.received.length).toBe(2);
  clock.goOn(twoHoursMs);
  slow.resolve(200);
  await expect.poll(messages).toEqual(['success 1', 'success 0', 'success 0']);
});

test('a hook that was changed since it failed is told what waits: its receiver may be another', async () => {
  answers = [() => 500, () => 200];
  await change('a');
  await expect.poll(messages).toEqual(['pending 1']);
  clock.time += twoHoursMs;
  await request('PATCH', `/${id}`, { name: 'Another' });
  await expect.poll(messages).toEqual(['success 1']);
});

test('a message whose receiver takes all its time is tried ten times nevertheless', async () => {
  const takingMs = 30_000;
  answers = [
    () => {
      clock.time += takingMs;
      return 500;
    },
  ];
  await change('a');
  const inTime = async () => {
    for (const { at } of clock.waiting) clock.goOn(Math.max(0, at - clock.time));
    return messages();
  };
  await expect.poll(inTime, { interval: 1, timeout: 60_000 }).toEqual(['failed 10']);
});
