import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import { queryEngine } from '../run-query.ts';

const word = fc.constantFrom('apple', 'pear', 'plum', 'fig', 'appl');
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const id = fc.nat(9).map((number) => `d${number}`);
const document = fc.record({
  _id: fc.tuple(fc.constantFrom('', '', 'drafts.', 'versions.r1.'), id).map((parts) => parts.join('')),
  _type: fc.constantFrom('a', 'b'),
  n: fc.nat(1),
  title: text,
  tags: fc.array(text, { maxLength: 2 }),
  body: fc.tuple(text, text).map((spans) => [{ children: spans.map((text) => ({ _type: 'span', text })) }]),
  by: id.map((_ref) => ({ _ref })),
});

const place = fc.constantFrom(
  ...['@', '[@, _id]', '[@, by->title]', 'title', '[title, tags[]]', 'body[].children[].text', 'tags[0]'],
  ...['by->title', 'lower(title)', 'pt::text(body)'],
);
const wanted = fc.constantFrom(
  'apple',
  'pear -fig',
  '"apple pear"',
  'appl* fig',
  '-pear',
  '-"apple pear"',
  '*',
);
const search = fc
  .tuple(place, wanted)
  .map(([left, words]) => `${left} match text::query(${JSON.stringify(words)})`);
const scored = fc.oneof(
  { weight: 3, arbitrary: search },
  search.map((one) => `boost(_type in ["a"] && ${one}, 2)`),
  search.map((one) => `(${one} || references("d1"))`),
  search.map((one) => `n == 1 && ${one}`),
  fc.constant('references("d2")'),
);
const filter = fc.constantFrom(
  ...['_type == "a"', '_type in ["a", "b"]', 'n == 1', '_type == "b" && [@] match text::query("fig")'],
);
const perspective = fc.constantFrom('raw', 'public', 'drafts', 'r1,drafts');

test('whatever is scored, those that get something are the same as when every document is scored', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-search-')));
  const by = { _rev: '', _createdAt: '', _updatedAt: '' };
  const documents = fc.sample(fc.uniqueArray(document, { minLength: 25, selector: ({ _id }) => _id }), {
    numRuns: 1,
    seed: 7,
  });
  const changes = documents.flat().map((one) => ({ id: one._id, before: null, after: { ...by, ...one } }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const scores = fc.array(scored, { minLength: 1, maxLength: 3 });
  let found = 0;
  fc.assert(
    fc.property(filter, scores, perspective, (filter, scores, perspective) => {
      const ask = (isSome: string) => {
        const query = `*[${filter}] | score(${scores.join(', ')})[${isSome}] | order(_id){_id, _score}`;
        return run({ query, params: {}, perspective, identity: '' }).result;
      };
      const narrowed = ask('_score > 0');
      expect(narrowed).toEqual(ask('0 < _score')); // a form that the planner does not recognise
      if (Array.isArray(narrowed)) found += narrowed.length;
    }),
    { numRuns: 1_000, seed: 7 },
  );
  expect(found).toBeGreaterThan(1_000);
  store.close();
});
