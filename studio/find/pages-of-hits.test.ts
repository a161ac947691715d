import { expect, test } from 'vitest';
import type { DocumentWithHits, Hit } from './hits.ts';
import { maxShown, pagesOfHits } from './pages-of-hits.ts';

const document = (id: string, count: number): DocumentWithHits => ({
  id,
  type: 'page',
  title: id,
  fields: [
    {
      path: ['title'],
      names: ['Title'],
      value: '',
      text: '',
      hits: Array.from(
        { length: count },
        (_, index): Hit => ({ id: `${id}${index}`, start: 0, end: 1, isOverMarks: false }),
      ),
    },
  ],
});

test('places are shown in parts, and no document is cut', () => {
  const found = [
    document('a', 60),
    document('b', 40),
    document('c', 1),
    document('d', maxShown + 1),
    document('e', 2),
  ];
  expect(pagesOfHits(found).map((page) => page.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ]);
  expect(pagesOfHits([])).toEqual([]);
});
