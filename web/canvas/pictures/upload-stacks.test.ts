import { expect, test } from 'vitest';
import { stacksOf } from './upload-stacks.ts';

test('what is said at one place stands in one stack, where the last of it was let go', () => {
  const upload = (id: string, place: string, top: number) => ({
    id,
    place,
    at: { top, left: 0 },
    words: id,
  });
  const [a, b, c] = [upload('a', 'band', 10), upload('b', 'hero', 0), upload('c', 'band', 30)];
  expect(stacksOf([a, b, c])).toEqual([
    { place: 'band', at: c.at, uploads: [a, c] },
    { place: 'hero', at: b.at, uploads: [b] },
  ]);
});
