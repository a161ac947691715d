import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { openRecords } from '../../known/open-records.ts';
import { readMoment, writeMoment } from '../../known/renewal-state.ts';
import { type AskedMoments, askMoments, Moments } from './moments.ts';

const noon = Date.parse('2030-01-01T12:00:00.000Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
const tag = 's2:t.position';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());
beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => vi.useRealTimers());

test('the lake is asked for the next moment and for those that went by', async () => {
  vi.useRealTimers();
  const client = its.client({ perspective: 'published' });
  const position = (_id: string, closesAt?: string) => client.create({ _id, _type: 'position', closesAt });
  for (const [id, end] of [['a', at(-5)], ['b', at(5)], ['c', at(9)], ['d']] as const)
    await position(id, end);
  // Seven minutes before noon in UTC, written in a time zone two hours ahead.
  await position('e', at(120 - 7).replace('.000Z', '+02:00'));
  const ask = askMoments(client);
  expect(await ask(at(-10), at(0))).toEqual({ next: at(5), passed: at(-5), tags: [tag] });
  expect(await ask(at(-10), at(-6))).toMatchObject({ next: at(-5), passed: at(-7) });
  expect(await ask(at(0), at(9))).toEqual({ next: null, passed: at(9), tags: [tag] });
});

/** A watch of these moments, as the lake would tell of them, and what it has renewed. */
function watch(
  ends: string[],
  takenUntil: string | null = null,
  { tags = [tag], noted = Promise.resolve() } = {},
) {
  const renewed: string[] = [];
  const records = openRecords(':memory:');
  const ask = async (since: string, now: string): Promise<AskedMoments> => ({
    next: ends.filter((end) => end > now).toSorted()[0] ?? null,
    passed:
      ends
        .filter((end) => end > since && end <= now)
        .toSorted()
        .at(-1) ?? null,
    tags,
  });
  const note = (what: string) => renewed.push(`${new Date().toISOString()} ${what}`);
  const moments = new Moments({
    ask,
    renewing: {
      renew: (changed, _id, moment) => note(`${changed} ${moment}`),
      renewEverything: () => note('everything'),
    },
    takenUntil,
    keep: (moment) => writeMoment(records, moment),
    noted: () => noted,
  });
  return {
    moments,
    renewed,
    records,
    pass: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000),
  };
}

test('pages are rendered anew at the moment, however far off, and once', async () => {
  const { moments, renewed, pass } = watch([at(5), at(300)]);
  moments.welcome();
  await pass(4);
  expect(renewed).toEqual([]);
  await pass(400);
  expect(renewed.map((line) => line.slice(0, 19))).toEqual([at(5).slice(0, 19), at(300).slice(0, 19)]);
  // The moment in the name tells all instances of the site that it is the same.
  expect(renewed[0]).toContain(`${tag} lists:${at(5)}`);
  moments.close();
});

test('a moment that came while the site was stopped is made up for, and noted', async () => {
  const { moments, renewed, records, pass } = watch([at(-30)], at(-60));
  moments.welcome();
  await pass(1);
  expect(renewed).toHaveLength(1);
  expect(readMoment(records)).toBe(at(0));
  moments.close();
});

test('a moment counts as taken once it is noted which pages are old by it, and not before', async () => {
  const { promise: noted, resolve } = Promise.withResolvers<void>();
  const { moments, renewed, records, pass } = watch([at(-30)], at(-60), { noted });
  moments.welcome();
  await pass(1);
  expect([renewed.length, readMoment(records)]).toEqual([1, null]);
  resolve();
  await pass(0);
  expect(readMoment(records)).toBe(at(0));
  moments.close();
});

test('a time that cannot be kept ends nothing: the moments after it are taken as well', async () => {
  const { moments, renewed, records, pass } = watch([at(-30), at(5)], at(-60));
  records.close();
  moments.welcome();
  await pass(1);
  expect(renewed).toHaveLength(1);
  await pass(5);
  expect(renewed).toHaveLength(2);
  moments.close();
});

test('a change of what has moments sets the next one, others do not, and nothing is done after the end', async () => {
  const ends: string[] = [];
  const { moments, renewed, pass } = watch(ends);
  moments.welcome();
  await pass(1);
  ends.push(at(3), at(30));
  moments.renew(['s2:t.page']);
  await pass(1);
  moments.renew([tag]);
  await pass(2);
  expect(renewed).toHaveLength(1);
  moments.close();
  await pass(60);
  expect(renewed).toHaveLength(1);
});

test('changes that follow each other closely, as those of an import do, put no moment off', async () => {
  const { moments, renewed } = watch([at(1)]);
  moments.welcome();
  for (let passed = 0; passed < 2 * 60_000; passed += 300) {
    moments.renew([tag]);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(renewed).toHaveLength(1);
  moments.close();
});

test('where tags say nothing of what pages have asked, all pages are rendered anew', async () => {
  const { moments, renewed, pass } = watch([at(1)], null, { tags: ['s1:abc'] });
  moments.welcome();
  await pass(2);
  expect(renewed).toEqual([expect.stringContaining('everything')]);
  moments.close();
});

test('an answer that comes after that to a later question is not heard', async () => {
  const asked: ((answer: AskedMoments) => void)[] = [];
  const moments = new Moments({
    ask: () => new Promise((answer) => asked.push(answer)),
    renewing: { renew() {}, renewEverything() {} },
    takenUntil: null,
    keep() {},
    noted: async () => {},
  });
  moments.welcome();
  await vi.advanceTimersByTimeAsync(10);
  moments.renew([tag]);
  await vi.advanceTimersByTimeAsync(1_000);
  asked[1]?.({ next: at(1), passed: null, tags: [tag] });
  asked[0]?.({ next: null, passed: null, tags: [tag] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked, 'it is asked when the moment comes').toHaveLength(3);
  moments.close();
});
