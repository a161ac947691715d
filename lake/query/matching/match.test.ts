import fc from 'fast-check';
import { evaluateSync, Path, parse, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import { guardTree } from '../guards/guard-tree.ts';
import { matches } from './match.ts';
import { PathPattern } from './path-pattern.ts';

// Characters that mean something to words, patterns, or the comparison of small letters and capitals.
const texts = fc.string({ unit: fc.constantFrom(...'aAbB9_.*-= \nßſKéÉıΣςσǅ'), maxLength: 12 });
const sides = fc.oneof(texts, fc.array(fc.oneof(texts, fc.constantFrom(null, 1)), { maxLength: 3 }));

const ask = (query: string, params: Record<string, unknown>) => {
  const plain = parse(query, { params });
  const options = { params, dataset: [{ _id: 'a', text: params.text }] };
  return [
    toJS(evaluateSync(guardTree(plain as never) as never, options)),
    toJS(evaluateSync(plain, options)),
  ];
};

test('`match` answers what groq-js answers, whatever the text and the pattern', () => {
  fc.assert(
    fc.property(sides, sides, (text, pattern) => {
      const [ours, theirs] = ask('$text match $pattern', { text, pattern });
      expect(ours).toBe(theirs);
    }),
    { numRuns: 3_000 },
  );
});

test('a score is what groq-js says, in every place of it', () => {
  const query = `*[] | score(text match $one, boost(text match $two, 3), (text match $one || text match $two) && defined(text),
    select(text match $one => true))`;
  fc.assert(
    fc.property(sides, sides, sides, (text, one, two) => {
      const [ours, theirs] = ask(query, { text, one, two });
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 1_000 },
  );
});

test('a path means what it means in groq-js', () => {
  const part = fc.constantFrom('*', '**', 'a', 'b', 'ab', '', '***', '*a');
  const patterns = fc.array(part, { maxLength: 6 }).map((parts) => parts.join('.'));
  const ids = fc.string({ unit: fc.constantFrom(...'ab.*\n'), maxLength: 10 });
  fc.assert(
    fc.property(patterns, ids, (pattern, id) => {
      expect(new PathPattern(pattern).matches(id)).toBe(new Path(pattern).matches(id));
    }),
    { numRuns: 3_000 },
  );
  expect(ask('[$text in path($pattern), path($pattern)]', { text: 'x.a.b.c', pattern: '**.a.**.c' })).toEqual(
    [
      [true, '**.a.**.c'],
      [true, '**.a.**.c'],
    ],
  );
});

test('an id may be given as a path, and nulls and dates are the same as their likes', () => {
  const first = (query: string, params = {}) => {
    const tree = guardTree(parse(query, { params }) as never);
    return toJS(
      evaluateSync(tree as never, { params, dataset: [{ _id: 'a.b' }, { _id: 'a.b.c' }, { _id: 'b' }] }),
    );
  };
  expect(
    first('[path("a.b") in path("a.*"), (path("a.b.c")) in path("a.*"), path("a") in path("a.**")]'),
  ).toEqual([true, false, false]);
  expect(first('*[path(_id) in path("a.**")]._id')).toEqual(['a.b', 'a.b.c']);
  expect(first('[path(null) in path("a"), path("a") in ["a"]]')).toEqual([null, false]);
  expect(first('array::unique([1, null, "1", null, true, 1, {"a": 1}, {"a": 1}, [1], [1], "1"])')).toEqual([
    ...[1, null, '1', true],
    ...[{ a: 1 }, { a: 1 }, [1], [1]],
  ]);
  const day = 'dateTime("2026-01-01T00:00:00Z")';
  expect(first(`count(array::unique([${day}, ${day}, "2026-01-01T00:00:00Z"]))`)).toBe(2);
  expect(first('[array::unique("a"), array::unique(*[].none)]')).toEqual([null, [null]]);
});

test('patterns that an expression would try for ever are answered', () => {
  expect(matches('a'.repeat(100_000), `${'a*'.repeat(300)}b`)).toBe(false);
  expect(matches(`${'a'.repeat(100_000)}b`, `${'a*'.repeat(300)}b`)).toBe(true);
  expect(new PathPattern(`${'**.'.repeat(60)}x`).matches('a.'.repeat(2_000))).toBe(false);
  expect(matches('.'.repeat(200_000), 'a')).toBe(false);
});

test('a text or a list that a query makes grow without end is refused before it is made', () => {
  const grown = (first: string, more: string) => `{"it": ${first}}${`{"it": ${more}}`.repeat(30)}`;
  const refused = [
    grown('"12345678"', 'it + it'),
    grown('[1, 2, 3, 4]', 'it + it'),
    `array::join([${'$long, '.repeat(40)}""], "")`,
    'string::split($longer, "")',
    grown('[1, 2, 3, 4]', '[...it, ...it]'),
    grown('[1, 2, 3, 4]', '[{"a": it}, {"a": it}].a[]'),
    `[${'...$items, '.repeat(40)}]`,
  ];
  const params = { items: Array(10_000).fill(1), long: 'x'.repeat(60_000), longer: 'x'.repeat(2_200_000) };
  for (const query of refused) {
    const tree = guardTree(parse(query, { params }) as never);
    expect(() => evaluateSync(tree as never, { params }), query.slice(0, 40)).toThrow(/of more than \d+/);
  }
});
