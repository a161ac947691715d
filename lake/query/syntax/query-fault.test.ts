import { parse } from 'groq-js';
import { expect, test } from 'vitest';
import { questions } from '../questions-fixture.ts';
import { faultIn } from './query-fault.ts';

test.each([
  ['*[_type == ', 11, 11, 'unexpected end-of-file, expected expression'],
  ['*[true] /', 9, 9, 'unexpected end-of-file, expected expression'],
  ['*[true] / ]', 10, 11, 'unexpected token "]", expected expression'],
  ['{"a": }', 6, 7, 'unexpected token "}", expected expression'],
  ['(person', 0, 8, "expected ')' following parenthesized expression"],
  ['count(person', 5, 13, "expected ')' following function arguments"],
  ['[1,2', 0, 5, "expected ']' following array body"],
  ['{a', 0, 3, "expected '}' following object body"],
  ['*{,}', 1, 3, "expected '}' following object body"],
  ['*[a == 1', 1, 9, "expected ']' following expression"],
  ['*[a)', 1, 4, "expected ']' following expression"],
  ['count (*)', 6, 6, 'unable to parse entire expression'],
  ['count x', 6, 6, 'unable to parse entire expression'],
  ['*[a == 1]]', 9, 9, 'unable to parse entire expression'],
  ['::length', 0, 2, 'unexpected token "::", expected expression'],
  ['// a "comment" [\n*["(" == ', 26, 26, 'unexpected end-of-file, expected expression'],
])('%s', (query, start, end, description) => {
  expect(() => parse(query)).toThrow();
  expect(faultIn(query)).toEqual({ start, end, description });
});

test('a query that can be read has no fault', () => {
  const more = [
    '*[_type == "a" && !(b in path("c.**"))] | order(lower(d) desc, e asc) [0...10] {..., "f": g->h, ...i, j[]{k}, "l": ^.^.m, @}',
    'select(a => 1, b > -2 => "x", {"a": 1.5e3, })',
    '*[a in [...b, 1,]]{b[1..2]->, "n": count(*[references(^._id)])}',
    '{"a": b->{c}, "d": $e[0].f["g"], ...}',
    'diff::changedAny({}, {}, (a, b).c[d == 1])',
    'fn a::b($c) = $c{d}; *[]',
  ];
  for (const query of [...questions.map(([query]) => query), ...more])
    expect(faultIn(query), query).toBeUndefined();
});
