import { expect, test } from 'vitest';
import { PlanCache } from './plan-cache.ts';

const long = (name: string, characters: number) =>
  `*[_type == "${name}"]{"words": "${'w'.repeat(characters)}"}`;
const other = (index: number) => `*[_type == "other-${index}"]{title}`;

test('a query that is asked now and then stays planned, however many others are asked once', () => {
  const cache = new PlanCache([]);
  const page = long('page', 40_000);
  const plan = cache.planOf(page, {});
  for (let round = 0; round < 5; round++) {
    expect(cache.planOf(page, {})).toBe(plan);
    for (let index = 0; index < 2_000; index++) cache.planOf(other(round * 2_000 + index), {});
  }
  expect(cache.planOf(page, {})).toBe(plan);
});

test('plans are kept until they are too long together, the one that was asked for last the longest', () => {
  const cache = new PlanCache([]);
  const [first, second] = [cache.planOf(other(1), {}), cache.planOf(other(2), {})];
  expect([cache.planOf(other(1), {}), cache.planOf(other(2), {})]).toEqual([first, second]);
  for (let index = 0; index < 12; index++) {
    const name = `long-${index}`;
    for (const _ of [1, 2]) cache.planOf(long(name, 40_000), {});
    cache.planOf(other(2), {});
  }
  expect(cache.planOf(other(1), {})).not.toBe(first);
  expect(cache.planOf(other(2), {})).toBe(second);
});

test('a query is planned once for all lists that are spread into it, and for each slice that it cuts', () => {
  const cache = new PlanCache([]);
  const spread = '*[_type in [...$types]]{title}';
  expect(cache.planOf(spread, { types: ['a'] })).toBe(cache.planOf(spread, { types: ['b'] }));
  const cut = '*[_type == "post"][$from...$to]{title}';
  const part = (from: number) => cache.planOf(cut, { from, to: from + 10 });
  expect(part(0)).toBe(part(0));
  expect(part(0)).not.toBe(part(10));
});

test('a query that is too long to be kept is answered, and named once', () => {
  const said: string[] = [];
  const cache = new PlanCache([], (sentence) => said.push(sentence));
  const query = long('page', 210_000);
  expect(cache.planOf(query, {})).not.toBe(cache.planOf(query, {}));
  expect(said).toEqual([
    expect.stringMatching(
      /^A query of 2\d{5} characters is planned again .* at most 200000\. .*_type == "page"/,
    ),
  ]);
});
