import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const times = [
    '2026-02-31T00:00:00Z',
    '2026-03-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-31T00:00:00Z',
  ];
  const transaction = its.client().transaction();
  for (const [index, at] of times.entries()) transaction.create({ _id: `m${index}`, _type: 'moment', at });
  await transaction.commit();
});
afterAll(() => its.close());

test('a day, a month and an hour that there is none of are no moment', async () => {
  const texts = [
    '2026-02-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-31T12:00:00+02:00',
  ];
  const each = texts.map((_, index) => `dateTime($texts[${index}])`);
  const query = `[${each}, dateTime(dateTime($texts[3])), string(dateTime($texts[1]))]`;
  const moment = '2026-01-31T10:00:00Z';
  expect(await its.client().fetch(query, { texts })).toEqual([null, null, null, moment, moment, null]);
});

test.each([
  ['*[_type == "moment"] | order(dateTime(at))[0...3]._id', ['m3', 'm1', 'm0']],
  ['*[_type == "moment"] | order(dateTime(at) desc)[0...3]._id', ['m0', 'm2', 'm1']],
  ['*[_type == "moment" && dateTime(at) > dateTime("2026-02-01T00:00:00Z")]._id', ['m1']],
  ['*[_type == "moment" && dateTime(at) == null]._id', ['m0', 'm2']],
])('%s finds no moment where there is none', async (query, ids) => {
  expect(await its.client().fetch(query)).toEqual(ids);
});
