import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { maxUnfound, type Unfound } from '#limits/unfound.ts';
import { tallyUnfound } from './unfound-tally.ts';

// Nothing else of a request is read.
const request = { method: 'GET', headers: { accept: 'text/html' } } as IncomingMessage;
const told: Unfound[][] = [];
const tell = async (addresses: Unfound[]) => void told.push(addresses);
const counts = () => told.splice(0).map((all) => all.map(({ path, count }) => [path, count]));
const wholeMs = 3_600_000; // longer than a test

test('what was counted is told at once, and nothing when nobody has asked in vain', async () => {
  const tally = tallyUnfound(tell, wholeMs);
  for (const path of ['/old', '/old', '/other']) tally.note(request, path, 'a');
  await tally.close();
  await tally.close();
  expect(counts()).toEqual([
    [
      ['/old', 2],
      ['/other', 1],
    ],
  ]);
});

test('it tells by itself after a little while', async () => {
  tallyUnfound(tell, 1).note(request, '/old', 'a');
  await expect.poll(() => told.length).toBe(1);
  expect(counts()).toEqual([[['/old', 1]]]);
});

test('what could not be told is told with the next', async () => {
  let isThere = false;
  const tally = tallyUnfound(async (addresses) => {
    if (!isThere) throw new Error('Nobody is there.');
    await tell(addresses);
  }, wholeMs);
  tally.note(request, '/old', 'a');
  await tally.close();
  isThere = true;
  tally.note(request, '/old', 'a');
  await tally.close();
  expect(counts()).toEqual([[['/old', 2]]]);
});

test('one visitor fills nothing, and many fill no more than is kept', async () => {
  const tally = tallyUnfound(tell, wholeMs);
  for (let index = 0; index < 100; index += 1) tally.note(request, `/one-${index}`, 'one');
  for (let index = 0; index < 600; index += 1) tally.note(request, `/many-${index}`, `sender ${index}`);
  await tally.close();
  const [all = []] = told.splice(0);
  expect(all.filter(({ path }) => path.startsWith('/one-'))).toHaveLength(20);
  expect(all).toHaveLength(maxUnfound);
});
