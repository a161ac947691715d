import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { markOldForms } from './mark-old-forms.ts';

const forms = { person: 'defined(name)' };
const dataset = [
  { _id: 'ada', _type: 'person', name: 'Ada', friend: { _ref: 'bob' } },
  { _id: 'bob', _type: 'person', name: 'Bob' },
  { _id: 'new', _type: 'person', firstName: 'New' },
];

async function answer(query: string) {
  return JSON.stringify(await (await evaluate(parse(query), { dataset })).get());
}

test.each<[string, number]>([
  ['*[_type == "person"]{firstName}', 1],
  ['*[_type == "person"] | order(_id asc)[0...2]{"friend": friend->{firstName}, firstName}', 2],
  ['*[_id == "ada"][0]{"friend": friend->{_id}, "others": *[_id != ^._id]{_id}}', 3],
  ['{"one": *[_id == "ada"][0]{_id}, "two": coalesce(*[_id == "none"][0], *[_id == "bob"][0]{_id})}', 2],
])('%s marks what it brings of an older form, once for each projection', async (query, projections) => {
  const marked = markOldForms(query, forms);
  expect(marked.projections).toHaveLength(projections);
  const found = await answer(marked.query);
  expect(found).toContain('"_old":{"projection":');
  // Without the marks, the answer is that of the query itself.
  const plain = JSON.parse(found, (_name, value) => {
    if (typeof value !== 'object' || value === null || !('_old' in value)) return value;
    const { _old, ...fields } = value;
    return fields;
  });
  expect(sorted(plain)).toEqual(sorted(JSON.parse(await answer(query))));
  for (const projection of marked.projections) expect(() => parse(`*${projection}`)).not.toThrow();
});

test.each([
  'count(*[_type == "person"])',
  '*[_type == "person"].name',
  '*[_type == "person"]{}',
  '$sections[]{"a": 2 * [1][0], "words": "->{name} *[a]{b}"}',
])('%s has no projection of documents, and stays as it is', (query) => {
  expect(markOldForms(query, forms)).toEqual({ query, projections: [] });
});

test('where no type has an older form, a query stays as it is', () => {
  const query = '*[_type == "person"]{firstName}';
  expect(markOldForms(query, {})).toEqual({ query, projections: [] });
});

/** A value with the fields of every object sorted by name. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
