import { expect, test } from 'vitest';
import { weightWords } from './weight-words.ts';

const weight = { text: 20_000, look: 75_000, pictures: 100_000, unknown: 0, heaviest: [], height: 4_000 };

test('what a page weighs is said with its parts and what it may', () => {
  expect(weightWords(weight).sentence).toBe(
    'On a phone, this page is 195 KB (pictures 100, fonts and style 75, text 20), of the 400 that load quickly everywhere.',
  );
});

test('a page that is too heavy says which of its pictures are the heaviest', () => {
  const heaviest = [
    { address: 'http://localhost:3030/images/tessera/production/abc-1200x900.webp?w=640', bytes: 200_000 },
    { address: 'https://cdn.sanity.io/images/tessera/production/def-96x96.svg', bytes: 10_000 },
  ];
  const words = weightWords({ ...weight, pictures: 500_000, heaviest });
  expect(words.sentence).toMatch(/this page is 595 KB .* more than the 400 .*pictures:$/);
  expect(words.heaviest).toEqual([
    { asset: 'image-abc-1200x900-webp', kilobytes: 200 },
    { asset: 'image-def-96x96-svg', kilobytes: 10 },
  ]);
});

test('pictures of which nobody tells what they weigh are not passed over', () => {
  expect(weightWords({ ...weight, unknown: 2 }).sentence).toContain(
    'pictures 100 without 2 of another host,',
  );
});
