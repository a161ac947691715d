import { expect, test } from 'vitest';
import { tallyVisits, type Visits } from './visit-tally.ts';

const wholeMs = 3_600_000; // longer than a test

test('visits are told all at once, and nothing where there were none', async () => {
  const told: Visits[] = [];
  const tally = tallyVisits(async (visits) => void told.push(visits), wholeMs);
  for (const path of ['/a', '/b', '/a']) tally.note(path);
  await tally.close();
  await tally.close();
  expect(told).toEqual([
    [
      ['/a', 2],
      ['/b', 1],
    ],
  ]);
});

test('they are told by themselves after a little while', async () => {
  const told: Visits[] = [];
  tallyVisits(async (visits) => void told.push(visits), 1).note('/a');
  await expect.poll(() => told).toEqual([[['/a', 1]]]);
});

test('however many paths are asked for, a thousand are kept, and what nobody takes is let go', async () => {
  let all: Visits = [];
  const tally = tallyVisits(async (visits) => {
    all = visits;
    throw new Error('Nobody is there.');
  }, wholeMs);
  for (let index = 0; index < 3_000; index += 1) tally.note(`/${index}`);
  tally.note('/0');
  await tally.close();
  expect(all).toHaveLength(1_000);
  expect(all[0]).toEqual(['/0', 2]);
  all = [];
  await tally.close();
  expect(all).toEqual([]);
});
