import fc from 'fast-check';
import { evaluateSync, parse, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import { sourceMapOf } from './source-map.ts';
import { trace } from './trace.ts';

const dataset = [
  { _id: 'a', _type: 'author', name: 'Ada', tags: ['x', 'y'] },
  { _id: 'b', _type: 'author', name: 'Bea', tags: [] },
  {
    _id: 'p',
    _originalId: 'drafts.p',
    _type: 'page',
    title: 'Home',
    count: 3,
    path: { current: '/' },
    sections: [
      { _key: 'k1', _type: 'hero', heading: 'Hello', by: { _ref: 'a' } },
      { _key: "k'2", _type: 'faq', heading: null, items: [{ _key: 'q', text: 'Why?' }, 'loose', 7] },
      { _key: 'k3', _type: 'list', heading: 'Hello', by: { _ref: 'nobody' } },
    ],
  },
  { _id: 'q', _type: 'page', title: 'About', count: 1, path: { current: '/about' }, sections: [] },
];
const options = {
  dataset,
  params: { id: 'p', words: ['Hello'] },
  identity: 'me',
  dereference: ({ _ref }: { _ref: string }) => (dataset.find(({ _id }) => _id === _ref) ?? null) as never,
};
const plainly = (query: string) => toJS(evaluateSync(parse(query, { params: options.params }), options));
const traced = (query: string) => trace(parse(query, { params: options.params }), options);
const mapOf = (query: string) => sourceMapOf(traced(query), plainly(query));

/** Everything a projection may hold, nested to some depth. */
const { expression } = fc.letrec<{ expression: string; object: string; list: string; value: string }>(
  (tie) => ({
    value: fc.oneof(
      fc.constantFrom(
        '@',
        '^',
        '^.^',
        'title',
        'heading',
        'count + 1',
        'upper(title)',
        'name',
        '_type',
        '$id',
        '"fixed"',
        'by->name',
        'by->',
        'path.current',
        'tags',
        'sections[0]',
        'sections[-1].heading',
        'items[0].text',
        '^.title',
        '^._id',
        'null',
        'sections[_key == "k1"][0]',
        'count(sections)',
        'string(count)',
        'defined(heading)',
        '@.title',
        'by',
      ),
      fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `coalesce(${a}, ${b})`),
      fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `select(_type == "hero" => ${a}, ${b})`),
    ),
    list: fc.oneof(
      fc.constantFrom(
        '*',
        '*[_type == "page"]',
        '*[_type == "page"] | order(title)',
        '*[_type == "page"] | order(count desc)[0...1]',
        '*[_type == "page"] | score(title match "home")',
        'sections[]',
        'sections[defined(heading)]',
        'sections',
        'tags[]',
        'items[]',
        '*[references(^._id)]',
        '*[_type == "author" && name == ^.^.name]',
        'array::compact(sections[].by->)',
        'sections[].items[]',
        'sections[].heading',
        '[title, name, ...tags]',
        'array::unique(sections[].heading)',
      ),
      tie('list').map((list) => `${list}[0..1]`),
      tie('list').map((list) => `(${list})[_type != "faq"]`),
    ),
    object: fc
      .array(
        fc.oneof(
          fc
            .tuple(fc.constantFrom('one', 'two', 'three'), tie('expression'))
            .map(([name, made]) => `"${name}": ${made}`),
          fc.constantFrom(
            '...',
            'title',
            'heading',
            '_key',
            '...by->',
            '_type == "hero" => {"only": heading}',
          ),
          tie('expression').map((made) => `defined(title) => {"if": ${made}}`),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((attributes) => `{${attributes.join(', ')}}`),
    expression: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('value'),
      tie('list'),
      fc.tuple(tie('list'), tie('object')).map(([list, object]) => `${list}${object}`),
      fc
        .tuple(fc.constantFrom('sections[0]', 'by->', 'path', '*[_id == $id][0]'), tie('object'))
        .map(([base, object]) => `${base}${object}`),
      tie('object'),
    ),
  }),
);

test('a traced query answers what groq-js answers, whatever the query', () => {
  const query = fc
    .tuple(fc.constantFrom('*', '*[_type == "page"]', '*[_id == $id][0]', ''), expression)
    .map(([base, made]) =>
      base && made.startsWith('{') ? base + made : base ? `${base}{"all": ${made}}` : made,
    );
  fc.assert(
    fc.property(query, (text) => {
      expect(traced(text).plain ?? null).toEqual(plainly(text) ?? null);
    }),
    { numRuns: Number(process.env.SEARCH_RUNS ?? 1_500) },
  );
});

test('each part of a result is said to come from where it stands', () => {
  const query =
    '*[_id == $id][0]{title, "parts": sections[]{"text": heading, "author": by->name, "where": ^.path.current}}';
  expect(mapOf(query)).toEqual({
    documents: [
      { _id: 'drafts.p', _type: 'page' },
      { _id: 'a', _type: 'author' },
    ],
    paths: [
      "$['title']",
      "$['sections'][?(@._key=='k1')]['heading']",
      "$['name']",
      "$['path']['current']",
      "$['sections'][?(@._key=='k\\'2')]['heading']",
      "$['sections'][?(@._key=='k3')]['heading']",
    ],
    mappings: {
      "$['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
      "$['parts'][0]['text']": { type: 'value', source: { type: 'documentValue', document: 0, path: 1 } },
      "$['parts'][0]['author']": { type: 'value', source: { type: 'documentValue', document: 1, path: 2 } },
      "$['parts'][0]['where']": { type: 'value', source: { type: 'documentValue', document: 0, path: 3 } },
      "$['parts'][1]['text']": { type: 'value', source: { type: 'documentValue', document: 0, path: 4 } },
      "$['parts'][1]['where']": { type: 'value', source: { type: 'documentValue', document: 0, path: 3 } },
      "$['parts'][2]['text']": { type: 'value', source: { type: 'documentValue', document: 0, path: 5 } },
      "$['parts'][2]['where']": { type: 'value', source: { type: 'documentValue', document: 0, path: 3 } },
    },
  });
});

test('what was worked out is unknown, what was handed on whole is one mapping, and lists may go by place', () => {
  const query = '*[_id == $id][0]{"loud": upper(title), sections}';
  const map = mapOf(query);
  expect(map.mappings).toEqual({
    "$['loud']": { type: 'value', source: { type: 'unknown' } },
    "$['sections']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
  });
  const byPlace = sourceMapOf(traced('*[_id == $id][0].sections[1].items[0].text'), 'Why?', false);
  expect(byPlace.paths).toEqual(["$['sections'][1]['items'][0]['text']"]);
});

test('a part that is not what stands at its place is never said to come from there', () => {
  const map = sourceMapOf(traced('*[_id == $id][0]{title}'), { title: 'Something else' });
  expect(map.mappings).toEqual({ "$['title']": { type: 'value', source: { type: 'unknown' } } });
});
